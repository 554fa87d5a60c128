import { createContext, use, useSyncExternalStore } from 'react'
import { createStore, useStore } from './store.ts'

/** The id of the front dialog, sheets aside, because a sheet covers too little. Empty if there is none. */
const coveringId = createStore('')

// Read from the DOM, because a browser closes a sheet before it fires `close`.
const openDialogs = () =>
  [...document.getElementsByTagName('dialog')].filter((dialog) => dialog.matches(':modal'))

export const frontDialog = { get: () => openDialogs().at(-1), subscribe: coveringId.subscribe }

export function updateFrontDialog() {
  coveringId.set(openDialogs().findLast(({ dataset }) => dataset['kind'] !== 'sheet')?.id ?? '')
  const front = frontDialog.get()
  // For CSS, because `:root:has(dialog)` would recalculate the styles at every change.
  const { dataset } = document.documentElement
  if (front) dataset['dialog'] = front.dataset['kind']
  else delete dataset['dialog']
}

/** The dialog that a component is in. Outside of dialogs the id is empty. */
export const DialogContext = createContext({ id: '', close: () => {} })

export function frontDialogId(): string {
  const front = frontDialog.get()
  // A browser extension's dialog may have no id.
  return front ? front.id || 'unknown' : ''
}

export function useIsFront(): boolean {
  const { id } = use(DialogContext)
  return useSyncExternalStore(frontDialog.subscribe, () => id === frontDialogId())
}

export function useIsCovered(): boolean {
  return useStore(coveringId) !== use(DialogContext).id
}
