import { flushSync } from 'react-dom'
import { frontDialog } from './front-dialog.ts'
import './picture-transition.css'

export const transitionClass = 'ui-transition'

let runningTransition: ViewTransition | undefined

/** Makes a change with a view transition of the front picture, unless the visitor prefers reduced motion. */
export function withPictureTransition(change: () => void) {
  const from = pictureInFront()
  const canMove =
    'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
  runningTransition?.skipTransition()
  if (runningTransition || !canMove || !from?.naturalWidth) return change()
  const ratio = from.naturalWidth / from.naturalHeight
  let clearName = nameForTransition(from, ratio)
  const transition = document.startViewTransition(async () => {
    clearName()
    flushSync(change)
    // The lightbox renders its picture in a microtask.
    await Promise.resolve()
    const to = pictureInFront()
    if (to) clearName = nameForTransition(to, ratio)
    else transition.skipTransition()
  })
  runningTransition = transition
  transition.ready.catch(() => {})
  void transition.finished.finally(() => {
    clearName()
    runningTransition = undefined
  })
}

function pictureInFront() {
  const container = frontDialog() ?? document.activeElement?.closest('article')
  return container?.querySelector<HTMLImageElement>(`img.${transitionClass}`)
}

/** Names a picture for the transition, and shrinks its box to the visible part. @returns what undoes both */
function nameForTransition(image: HTMLImageElement, ratio: number) {
  const { style, offsetWidth: width, offsetHeight: height } = image
  style.viewTransitionName = 'picture'
  if (getComputedStyle(image).objectFit === 'contain') {
    const seen = Math.min(width, height * ratio)
    style.width = `${seen}px`
    style.height = `${seen / ratio}px`
    style.margin = 'auto'
  }
  return () => {
    for (const name of ['width', 'height', 'margin', 'view-transition-name'])
      style.removeProperty(name)
  }
}
