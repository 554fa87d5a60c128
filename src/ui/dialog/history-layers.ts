import { navigate, type NavigateOptions, stateHere, useLocation } from '../location.ts'

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
    const index = dialogs.indexOf(close)
    if (index >= 0) dialogs.splice(index, 1)
    // Later: a dialog that opens at once takes over the entry.
    setTimeout(settle)
  }
}

/** Goes to one of the page's own URLs. Open dialogs stay open, and Back still closes them first. */
export function goTo(href: string, options: NavigateOptions = {}) {
  if (onArrival) {
    onArrival = () => goTo(href, options)
    return
  }
  const layers = layersHere()
  if (layers > 1) return stepBack(layers - 1, () => goTo(href, options))
  // The new entry takes the place of the dialog's.
  navigate(href, { ...options, replace: options.replace || layers > 0 })
  if (layers > 0) history.scrollRestoration = 'auto'
  // Later: on another screen the dialogs are closed by then.
  setTimeout(settle)
}

/** Whether a dialog is open, as far as the history knows. */
export function useHasLayers(): boolean {
  return useLocation(() => dialogs.length > 0)
}

/** Adds a history entry for each open dialog and steps back from those of closed ones. */
function settle() {
  if (onArrival) return
  const layers = layersHere()
  if (layers > dialogs.length) return stepBack(layers - dialogs.length, settle)
  const { scroll } = stateHere()
  if (dialogs.length === 0 && scroll === 'auto') history.scrollRestoration = scroll
  for (let layer = layers + 1; layer <= dialogs.length; layer += 1) {
    if (layer === 1) history.replaceState({ ...stateHere(), scroll: history.scrollRestoration }, '')
    // The page may scroll behind the dialog; closing it must not scroll it back.
    history.scrollRestoration = 'manual'
    navigate(location.href, { state: { ...stateHere(), layers: layer } })
  }
}

function stepBack(layers: number, then: () => void) {
  onArrival = then
  history.go(-layers)
}

addEventListener('popstate', ({ hasUAVisualTransition }) => {
  const arrived = onArrival
  onArrival = undefined
  if (arrived) return arrived()
  for (const close of dialogs.splice(layersHere()).toReversed()) close(hasUAVisualTransition)
  settle()
})

// The visitor may have reloaded the page with a dialog open. Browsers delay history.go() until the
// page has loaded.
if (document.readyState === 'complete') settle()
else addEventListener('load', settle)

/** How many dialogs the current history entry was made for; after a reload they are closed. */
function layersHere(): number {
  return Number(stateHere()['layers'] ?? 0)
}
