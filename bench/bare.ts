import { createElement, memo, type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Copy, View } from './copy.ts'

/** The least React page that shows the same elements: a button for each view, and a component for page and dialog. */
function Bare({ views }: { views: readonly View[] }) {
  const [shown, show] = useState(views[0])
  const buttons = views.map((view, place) =>
    createElement('button', { key: place, onClick: () => show(view) }, `View ${place}`),
  )
  const page = shown?.page ?? views[0]?.page
  return [
    ...buttons,
    page && createElement(Part, { key: 'page', copy: page }),
    shown?.dialog && createElement(Part, { key: 'dialog', copy: shown.dialog }),
  ]
}

/** What stays the same is not rendered again. */
const Part = memo(({ copy }: { copy: Copy }) => elementOf(copy))

function elementOf(copy: Copy): ReactNode {
  if (typeof copy === 'string') return copy
  const { tag, attributes, style, children } = copy
  const ref = tag === 'dialog' ? open : undefined
  return createElement(tag, { ...attributes, style, ref }, ...children.map(elementOf))
}

function open(dialog: HTMLDialogElement | null) {
  dialog?.showModal()
}

const root = document.createElement('div')
document.body.append(root)
createRoot(root).render(createElement(Bare, { views: Reflect.get(globalThis, 'views') }))
