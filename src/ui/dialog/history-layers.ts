import { navigate, useLocationProperty } from 'wouter/use-browser-location'

/** Closes a dialog; the browser's own gesture may have shown that already. */
type Close = (isShown: boolean) => void

/** The open dialogs, the outermost first. Each has its own history entry, so that Back closes it. */
const dialogs: Close[] = []

/** What to do when our own step back has arrived; undefined while there is none under way. */
let onArrival: (() => void) | undefined

/** @returns a function to call when the dialog has closed */
export function addHistoryLayer(close: Close): () => void {
  dialogs.push(close)
  settle()
  return () => {
    const place = dialogs.indexOf(close)
    if (place >= 0) dialogs.splice(place, 1)
    // Later: a dialog that opens at once takes over the entry.
    setTimeout(settle)
  }
}

/** Goes to one of the page's own URLs. Open dialogs stay open, and Back still closes them first. */
export function goTo(href: string, options: { replace?: boolean; state?: unknown } = {}) {
  if (onArrival) {
    onArrival = () => goTo(href, options)
    return
  }
  const layers = layersHere()
  if (layers > 1) return stepBack(layers - 1, () => goTo(href, options))
  // The new entry takes the place of the dialog's.
  navigate(href, { ...options, replace: options.replace || layers > 0 })
  settle()
}

/** Whether a dialog is open, as far as the history knows. */
export function useHasLayers(): boolean {
  return useLocationProperty(() => dialogs.length > 0)
}

/** Gives each open dialog its history entry, and takes back those of closed ones. */
function settle() {
  if (onArrival) return
  const layers = layersHere()
  if (layers > dialogs.length) return stepBack(layers - dialogs.length, settle)
  for (let layer = layers + 1; layer <= dialogs.length; layer += 1) {
    // The page may scroll behind the dialog; closing it must not scroll it back.
    history.scrollRestoration = 'manual'
    history.pushState({ ...stateHere(), layers: layer }, '')
  }
}

function stepBack(layers: number, then: () => void) {
  onArrival = then
  history.go(-layers)
}

addEventListener('popstate', ({ hasUAVisualTransition }) => {
  const layers = layersHere()
  if (layers === 0) history.scrollRestoration = 'auto'
  const arrived = onArrival
  onArrival = undefined
  if (arrived) arrived()
  else for (const close of dialogs.splice(layers).toReversed()) close(hasUAVisualTransition)
})

/** How many dialogs the current history entry was made for; after a reload they are closed. */
function layersHere(): number {
  return Number(stateHere()['layers'] ?? 0)
}

function stateHere(): Record<string, unknown> {
  const state: unknown = history.state
  return typeof state === 'object' ? { ...state } : {}
}
