import { movePicture } from '../ui/motion/move-picture.ts'
import { createStore } from '../ui/store.ts'
import { type Address, basePath, parseAddress, pathOf, withLayers } from './address.ts'

// All that writes the address goes through here, and reads `location` before. What is open is in the address:
// D is a day, D1 its dialog, D2 the viewer in that.
// - Opening (`layers.ts`) adds an entry: D, D1, D2. A step to E in a dialog rewrites it: D, E1. Back is the browser's: D.
// - Close is a step back where the entry below has just the rest as its address; else it rewrites: D, E.

/** What the page shows. It is a frame behind the address while a picture begins to move. */
export const shown = createStore(readShown())

function readShown() {
  return { address: parseAddress(location), pathname: location.pathname, state: historyState() }
}

addEventListener('popstate', show)

/** Shows what the address says now; a picture may move from the page into what opens, and back. */
function show({ hasUAVisualTransition = false } = {}) {
  const { address: before } = shown.get()
  const now = parseAddress(location)
  const update = () => shown.set(readShown())
  // What fills the screen has to leave it first: the focus would be nowhere.
  if (document.fullscreenElement && now.layers.length < before.layers.length)
    document.exitFullscreen().then(update, update)
  else if (!hasUAVisualTransition && areLayersOfOne(before, now)) movePicture(update)
  else update()
}

/** Whether the addresses differ in how much is open over the same page. */
function areLayersOfOne(one: Address, other: Address) {
  const isSame = pathOf(withLayers(one, [])) === pathOf(withLayers(other, []))
  return isSame && one.layers.length !== other.layers.length
}

function write(path: string, state: HistoryState | null, replace: boolean) {
  history[replace ? 'replaceState' : 'pushState'](state, '', basePath + path)
  show()
}

/**
 * Goes to a path of the page. In a day's dialog, another day is a step: it takes the place of the one that
 * is shown, and what is open stays open.
 */
export function goTo(path: string, { replace = false } = {}) {
  const here = parseAddress(location)
  const there = parseAddress(new URL(basePath + path, location.href))
  const isStep = here.screen === 'day' && here.layers.length > 0 && there.screen === 'day'
  if (isStep) rewriteAddress(pathOf(withLayers(there, here.layers)))
  else write(path, null, replace)
}

/** Adds a history entry with another path of the page and a copy of the current entry's state. */
export function addAddress(path: string) {
  write(path, historyState(), false)
}

/** Writes another path of the page into the current history entry, which keeps its state. */
export function rewriteAddress(path: string) {
  write(path, historyState(), true)
}

/** What a history entry remembers, also when the visitor comes back to it. What opens from it has a copy. */
export interface HistoryState {
  /** The name of its place in a list. */
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
  shown.set({ ...shown.get(), state: historyState() })
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
