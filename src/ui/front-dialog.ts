import { createContext, use } from 'react'
import { createStore, useStore } from 'zustand'

/** In the order in which they were opened. The last one is in front. */
const openDialogs = createStore<readonly HTMLDialogElement[]>(() => [])

/** A ref callback. Opens a dialog in front, and gives it the focus. Returns the cleanup, which closes it. */
export function showModal(dialog: HTMLDialogElement) {
  dialog.showModal()
  // Otherwise its first button would have the focus.
  dialog.focus()
  setOpenDialogs([...openDialogs.getState(), dialog])
  return () => {
    dialog.close()
    setOpenDialogs(openDialogs.getState().filter((other) => other !== dialog))
  }
}

function setOpenDialogs(dialogs: readonly HTMLDialogElement[]) {
  openDialogs.setState(dialogs, true)
  // For CSS, because `:root:has(dialog)` would recalculate the styles at every change.
  const { dataset } = document.documentElement
  const front = frontDialog()
  if (front) dataset['dialog'] = front.dataset['kind']
  else delete dataset['dialog']
}

export function frontDialog(): HTMLDialogElement | undefined {
  return openDialogs.getState().at(-1)
}

export function frontDialogId(): string {
  return frontDialog()?.id ?? ''
}

/** The dialog that a component is in. Outside of dialogs the id is empty. */
export const DialogContext = createContext({ id: '', close: () => {} })

export function useIsFront(): boolean {
  return useStore(openDialogs, frontDialogId) === use(DialogContext).id
}

/** Whether a dialog hides the component. A sheet is too small to do so. Not for components in a sheet. */
export function useIsCovered(): boolean {
  const covering = useStore(openDialogs).findLast(({ dataset }) => dataset['kind'] !== 'sheet')
  return (covering?.id ?? '') !== use(DialogContext).id
}
