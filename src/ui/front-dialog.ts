import { createContext, use, useSyncExternalStore } from 'react'
import { createStore, useStore } from './store.ts'

/** The id of the dialog that covers all else, or empty. A sheet is too small to cover anything. */
const coveringId = createStore('')

// Read from the page, because a browser closes a sheet at once and fires its event later.
const openDialogs = () =>
  [...document.getElementsByTagName('dialog')].filter((dialog) => dialog.matches(':modal'))

/** The dialog that nothing covers; undefined while none is open. */
export const frontDialog = {
  get: () => openDialogs().at(-1),
  subscribe: coveringId.subscribe,
}

export function updateFrontDialog() {
  coveringId.set(openDialogs().findLast(({ dataset }) => dataset['kind'] !== 'sheet')?.id ?? '')
  const front = frontDialog.get()
  // Style sheets read it, because `:root:has(dialog)` would restyle the page at every change.
  const { dataset } = document.documentElement
  if (front) dataset['dialog'] = front.dataset['kind']
  else delete dataset['dialog']
}

/** The dialog that a component is in. On the page itself the id is empty. */
export const DialogContext = createContext({ id: '', close: () => {} })

/** The id of the dialog in front; empty while none is open. */
export function frontDialogId(): string {
  const front = frontDialog.get()
  // A dialog of an extension may have no id.
  return front ? front.id || 'unknown' : ''
}

export function useIsFront(): boolean {
  const { id } = use(DialogContext)
  return useSyncExternalStore(frontDialog.subscribe, () => id === frontDialogId())
}

/** Whether a dialog covers the page or dialog that the component is in. */
export function useIsCovered(): boolean {
  return useStore(coveringId) !== use(DialogContext).id
}
