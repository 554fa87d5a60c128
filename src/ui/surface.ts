import { createContext, use, useSyncExternalStore } from 'react'
import { createStore } from './store.ts'

const dialogChanges = createStore(0)

/** The dialog that nothing covers; undefined while none is open. */
export const frontDialog = {
  // Read from the page: a browser closes a sheet at once, and tells of it a moment later.
  get: () =>
    [...document.getElementsByTagName('dialog')].findLast((dialog) => dialog.matches(':modal')),
  subscribe: dialogChanges.subscribe,
}

export function isSheetInFront(): boolean {
  return frontDialog.get()?.dataset['kind'] === 'sheet'
}

export function updateFrontDialog() {
  dialogChanges.set(dialogChanges.get() + 1)
  const front = frontDialog.get()
  // Tells style sheets what covers the page: `:root:has(dialog)` would restyle the page at every change.
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
  return frontDialog.get()?.id ?? ''
}

export function useIsFront(): boolean {
  const { id } = use(SurfaceContext)
  return useSyncExternalStore(frontDialog.subscribe, () => id === frontSurfaceId())
}

/** When what had the focus is gone, gives it to the front dialog, to the same field of another screen, or to `main`. */
export function keepFocus(): void {
  let lastFocused: Element | null = null

  addEventListener('focusin', rememberFocused)
  // Firefox fires this before the focus is in a player or another window (seen in 153, November 2026).
  addEventListener('blur', () => setTimeout(rememberFocused))
  new MutationObserver(() => {
    // A visitor may also take the focus away with a click.
    if (document.activeElement !== document.body || lastFocused?.isConnected !== false) return
    const sameField = document.getElementById(lastFocused.id)
    lastFocused = null
    const target = frontDialog.get() ?? sameField ?? document.querySelector('main')
    target?.focus({ preventScroll: true })
  }).observe(document.body, { childList: true, subtree: true })

  function rememberFocused() {
    if (document.activeElement !== document.body) lastFocused = document.activeElement
  }
}
