import { navigate } from 'wouter/use-browser-location'
import { closeDialog, frontDialog, openDialogs } from '../ui/dialog/open-dialogs.ts'
import { basePath, parseAddress } from './address.ts'

// All that writes the address goes through here. While dialogs are open, the history has one more entry
// for each, as in a gallery: D is a day, D1 its dialog, D2 the viewer in that.
// - D, D1, D2: Back leads from D2 to D1 and closes the viewer, then to D and closes the dialog.
// - A step to E in a dialog rewrites the current entry: D, E1. On the way back, each entry of the same place
//   is rewritten, too: E. So the screen shows the day that it showed last, and Back leads to before D.
// - A dialog that closes otherwise leaves its entry by a step back. Until that has arrived, what adds an entry
//   waits in `inTurn`. It ends in any case: a frame's own navigations can take it.

/** Ends with our own step back; undefined while there is none. */
let arrival: Promise<void> | undefined

/** Keeps the history in step with the open dialogs, and these with the history. Call it once, before wouter listens. */
export function connectHistoryToDialogs() {
  // After a reload, an address without a date means the new today.
  rememberHere({ shownDay: undefined })
  let shown = currentEntry()
  openDialogs.subscribe(() => queueMicrotask(matchHistoryToDialogs))
  addEventListener('popstate', ({ hasUAVisualTransition }) => {
    const { dialogs, place } = historyState()
    if (place !== undefined && place === shown.state.place)
      navigate(shown.href, { replace: true, state: { ...shown.state, dialogs } })
    shown = currentEntry()
    for (const dialog of openDialogs
      .get()
      .slice(dialogs ?? 0)
      .toReversed())
      closeDialog(dialog, !hasUAVisualTransition)
    matchHistoryToDialogs()
  })
  // wouter's events: it patches the two functions.
  for (const type of ['pushState', 'replaceState'])
    addEventListener(type, () => (shown = currentEntry()))
  // The visitor may have reloaded the page with a dialog open.
  if (document.readyState === 'complete') matchHistoryToDialogs()
  else addEventListener('load', matchHistoryToDialogs)
}

function currentEntry() {
  return { href: location.href, state: historyState() }
}

/** Runs what reads or writes the address: now, or in order after our own step back. */
export function inTurn(action: () => void) {
  if (arrival) void arrival.then(() => inTurn(action))
  else action()
}

/**
 * Goes to a path of the page. An open dialog stays open if the screen stays the same; otherwise
 * the new screen takes over the dialog's history entry.
 */
export function goTo(path: string, { replace = false } = {}) {
  inTurn(() => {
    const { dialogs, place } = historyState()
    const url = new URL(basePath + path, location.href)
    const isStep = parseAddress(url).screen === parseAddress(location).screen
    const isInDialog = frontDialog() !== undefined
    const state = isInDialog && isStep ? { dialogs, place } : null
    rememberScroll()
    navigate(url, { replace: replace || isInDialog, state })
  })
}

/**
 * Writes another path of the page into the current history entry, which keeps its state. It need not
 * wait: where our own step back arrives, the entry of the same place is rewritten.
 */
export function rewriteAddress(path: string) {
  navigate(basePath + path, { replace: true, state: historyState() })
}

/** Adds a history entry for what has opened, or leaves the entry of what has closed. */
function matchHistoryToDialogs() {
  inTurn(() => {
    const { dialogs = 0 } = historyState()
    const { length: open } = openDialogs.get()
    if (open < dialogs) arrival = stepBackFrom(dialogs)
    if (open <= dialogs) return
    ensurePlaceName()
    rememberScroll()
    navigate(location.href, { state: { ...historyState(), dialogs: open } })
  })
}

async function stepBackFrom(dialogs: number) {
  try {
    await Promise.race([goBack(), wait(1000)])
  } catch {
    // The browser has refused it.
  }
  arrival = undefined
  // It led nowhere: this entry stays, without the closed dialogs.
  if (historyState().dialogs === dialogs) rememberHere({ dialogs: openDialogs.get().length })
  matchHistoryToDialogs()
}

/** Ends at the page's entry before; never, where the step was taken in the history of a frame. */
async function goBack(): Promise<unknown> {
  if ('navigation' in window) return navigation.back().finished
  history.back()
  return new Promise((arrived) => addEventListener('popstate', arrived, { once: true }))
}

function wait(milliseconds: number) {
  return new Promise((done) => setTimeout(done, milliseconds))
}

/** What a history entry remembers, also over a reload and when the visitor comes back to it. */
export interface HistoryState {
  /** How many dialogs are open here. */
  dialogs?: number
  /** The name that this entry shares with those of the dialogs opened from it. */
  place?: number
  /** The day that its address without a date showed. */
  shownDay?: string | undefined
  /** How many pages of a list are shown; one, if it is undefined. */
  pages?: number
  /** How far the page is scrolled, in pixels. */
  scroll?: number
  /** The day that was opened from a month's wall or found pictures: its tile has the focus after Back. */
  openedDay?: string
}

/** The state of the current history entry. */
export function historyState(): HistoryState {
  const state: HistoryState | null = history.state
  return state ?? {}
}

/** Adds to the state of the current history entry, at once: it is about what is shown there now. */
export function rememberHere(changes: HistoryState) {
  history.replaceState({ ...historyState(), ...changes }, '')
}

/** Keeps where the page is scrolled in its history entry. */
export function rememberScroll() {
  try {
    rememberHere({ scroll: scrollY })
  } catch {
    // Safari refuses more than 100 changes in 30 seconds: the last place counts.
  }
}

/** The name of the current history entry's place, which it is given if it has none. */
export function ensurePlaceName(): number {
  const { place = Math.random() } = historyState()
  rememberHere({ place })
  return place
}
