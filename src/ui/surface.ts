import { createContext, use, useSyncExternalStore } from 'react'
import { createStore } from './store.ts'

const dialogChanges = createStore(0)

/** The dialog that nothing covers; undefined while none is open. */
export const frontDialog = {
  // Read from the page, because a browser closes a sheet at once and fires its event later.
  get: () =>
    [...document.getElementsByTagName('dialog')].findLast((dialog) => dialog.matches(':modal')),
  subscribe: dialogChanges.subscribe,
}

export function updateFrontDialog() {
  dialogChanges.set(dialogChanges.get() + 1)
  const front = frontDialog.get()
  // Style sheets read it, because `:root:has(dialog)` would restyle the page at every change.
  const { dataset } = document.documentElement
  if (front) dataset['dialog'] = front.dataset['kind']
  else delete dataset['dialog']
}

/** A dialog, or the page, which can't be closed and has the empty id. */
interface Surface {
  id: string
  close: () => void
}

export const SurfaceContext = createContext<Surface>({ id: '', close: () => {} })

export function frontSurfaceId(): string {
  const front = frontDialog.get()
  // A dialog of an extension may have no id.
  return front ? front.id || 'unknown' : ''
}

export function useIsFront(): boolean {
  const { id } = use(SurfaceContext)
  return useSyncExternalStore(frontDialog.subscribe, () => id === frontSurfaceId())
}
