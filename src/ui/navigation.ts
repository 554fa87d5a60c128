import { navigate } from 'wouter/use-browser-location'
import { historyState } from './history-state.ts'
import { closeAtOnce, closeDialog, isDialogOpen, openDialogs } from './dialog/open-dialogs.ts'

// All that writes the address goes through here, because each open dialog has its own history entry,
// which Back leaves. D is the address of a day, D1 the same with one dialog open, D2 with two:
// - A dialog opens: D, D1. The viewer opens in it: D, D1, D2. Back goes to the entry before, and closes.
// - One closes otherwise: we step back from its entry. The page can still go forward to it, which steps
//   back again.
// - A step to E in the dialog: D, E, E1.
// - A step to E in the viewer, in time: we step back from D2 to D1, which takes the browser 5 to 50 ms.
//   Presses in between wait in `afterStepBack`. Then E replaces D1, the screen shows E, and `settle` adds
//   an entry for each dialog that is still open: D, E, E1, E2.

/** What to do once our own step back has arrived; undefined while there is none under way. */
let afterStepBack: (() => void)[] | undefined

/** Gives each open dialog a history entry, so that Back closes it. Call it once. */
export function closeDialogsOnBack() {
  openDialogs.subscribe(() => {
    // At once, since Back may follow the click that opened it.
    if (openDialogs.get().length > historyEntriesOfDialogs()) settle()
    // Later: a dialog that opens as another one closes takes over its history entry.
    else setTimeout(settle)
  })
  addEventListener('popstate', arrive)
  // The visitor may have reloaded the page with a dialog open. Browsers delay history.go() until
  // the page has loaded.
  if (document.readyState === 'complete') settle()
  else addEventListener('load', settle)
}

/** Runs what reads or writes the address: now, or once our own step back has arrived. */
export function inTurn(action: () => void) {
  if (afterStepBack) afterStepBack.push(action)
  else action()
}

/**
 * Goes to one of the page's own URLs. Open dialogs stay open, and Back still closes them first.
 * @param options.replace rewrites the current history entry; ignored while a dialog is open
 */
export function goTo(href: string, options: { replace?: boolean } = {}) {
  inTurn(() => {
    if (options.replace && isDialogOpen()) return
    const historyEntries = historyEntriesOfDialogs()
    if (historyEntries > 1) return stepBack(historyEntries - 1, () => goTo(href, options))
    // Replaces the dialog's entry; `settle` then adds one for each open dialog again.
    navigate(href, { replace: options.replace || historyEntries > 0, state: null })
    // Later: on another screen the dialogs are closed by then.
    setTimeout(settle)
  })
}

/** Writes another of the page's URLs into the current history entry, which keeps its state. */
export function rewriteUrl(href: string) {
  inTurn(() => navigate(href, { replace: true, state: historyState() }))
}

/** Adds a history entry for each open dialog, or steps back from those of closed ones. */
function settle() {
  inTurn(() => {
    const { length: dialogs } = openDialogs.get()
    const historyEntries = historyEntriesOfDialogs()
    if (historyEntries > dialogs) return stepBack(historyEntries - dialogs, settle)
    // Each keeps the state of the entry before it: scroll position and day are the same.
    for (let count = historyEntries + 1; count <= dialogs; count += 1)
      navigate(location.href, { state: { ...historyState(), dialogs: count } })
  })
}

function stepBack(historyEntries: number, then: () => void) {
  afterStepBack = [then]
  history.go(-historyEntries)
}

function arrive({ hasUAVisualTransition }: PopStateEvent) {
  const actions = afterStepBack
  afterStepBack = undefined
  if (actions) return actions.forEach(inTurn)
  const close = hasUAVisualTransition ? closeAtOnce : closeDialog
  for (const dialog of openDialogs.get().slice(historyEntriesOfDialogs()).toReversed())
    close(dialog)
  settle()
}

/** How many open dialogs the current history entry was made for; after a reload they are closed. */
function historyEntriesOfDialogs(): number {
  return historyState().dialogs ?? 0
}
