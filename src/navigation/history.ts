import { todayInNewYork } from '../apod/calendar.ts'
import { say } from '../ui/messages.tsx'
import { movePicture } from '../ui/move-picture.ts'
import { createStore } from '../ui/store.ts'
import { type Address, parseAddress, pathOf, withLayers } from './address.ts'

// All that writes the address stands here, and reads `location` first, since the page may be a frame behind.
// The address says what is open (`layers.ts`). The history entries after each act, where D and E are days:
//   D                           the page
//   D, D&open                   a press on the card adds one
//   D, D&open, D&open&picture   Zoom adds one for the viewer
//   D, D&open, E&open&picture   a step to E rewrites the last one
//   D, E&open                   Close goes back to the dialog, and rewrites it, since the viewer has gone on to E
//   D, E                        Close rewrites, since the entry below is not E; without the step it would go back

/** The day that an address without a date means: today, when the page was loaded or such an address was last gone to. */
export const todayWhenOpened = createStore(todayInNewYork())

/** What the page shows: a frame behind the address while a picture begins to move. */
export const shownLocation = createStore(readShown())

function readShown() {
  return { address: parseAddress(location), state: historyState() }
}

/** Shows what the address says now; a picture may move from the page into what opens, and back. */
export function showLocation({ hasUAVisualTransition = false } = {}) {
  const { address: before } = shownLocation.get()
  const now = parseAddress(location)
  const isSamePage = showTheSame(withLayers(before, []), withLayers(now, []))
  const added = now.layers.length - before.layers.length
  const update = () => shownLocation.set(readShown())
  // Full screen ends first: a browser gives the focus to nothing where the element in full screen goes away.
  if (document.fullscreenElement && added < 0) document.exitFullscreen().then(update, update)
  else if (isSamePage && added !== 0 && !hasUAVisualTransition) movePicture(update)
  else update()
}

/** Whether two addresses lead to the same: today's day may have a date or none. */
export function showTheSame(one: Address, other: Address): boolean {
  return pathOf(dated(one)) === pathOf(dated(other))
}

function dated(address: Address): Address {
  const { screen } = address
  return screen === 'day' ? { ...address, date: address.date ?? todayWhenOpened.get() } : address
}

/**
 * Writes a history entry; all writes go through here. A browser refuses them after many within a few seconds: WebKit
 * throws an error (seen in WebKitGTK 2.50, November 2026), Chromium does nothing.
 * @returns whether the entry has the address
 */
function write(method: 'pushState' | 'replaceState', state: HistoryState, path: string) {
  const { href } = new URL(path, location.href)
  try {
    history[method](state, '', href)
  } catch {
    return false
  }
  return location.href === href
}

/** Shows a path of the page once the history has it, or says that it is refused. @returns whether it has */
function writeAndShow(...written: Parameters<typeof write>): boolean {
  const isWritten = write(...written)
  if (isWritten) showLocation()
  else say('Your browser refuses so many changes of the address. Wait a moment, and try again.')
  return isWritten
}

/**
 * Goes to an address of the page: in a day's dialog a step to another day, which stays open; what is shown already
 * begins anew; all else is a new history entry.
 * @param options.replaces whether what is shown gives its history entry away
 * @returns false where the browser refuses it; then nothing changes
 */
export function goTo(href: string, { replaces = false } = {}): boolean {
  const here = parseAddress(location)
  const there = parseAddress(new URL(href, location.href))
  if (there.screen === 'day' && !there.date) todayWhenOpened.set(todayInNewYork())
  if (here.screen === 'day' && here.layers.length > 0 && there.screen === 'day')
    return rewriteAddress(pathOf(withLayers(there, here.layers)))
  rememberScroll()
  return replaces || showTheSame(here, there) ? refresh(pathOf(there)) : add(pathOf(there))
}

function add(path: string) {
  return writeAndShow('pushState', newState(), path)
}

function refresh(path: string) {
  return writeAndShow('replaceState', newState(), path)
}

function newState(): HistoryState {
  // With an id from the start, so that a list need not give one and render again.
  return { id: Math.random() }
}

/**
 * Follows links from now on: each `<a href>` of the page's origin shows its address from the top, without loading
 * the page again. A link with a `target` is the browser's, as any file's that is no page, such as `licences.txt`, must be.
 */
export function followLinks() {
  addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
    const link = target instanceof Element && target.closest('a')
    if (!link || event.defaultPrevented) return
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    event.preventDefault()
    rememberHere({ followed: link.pathname + link.search })
    if (goTo(link.href)) scrollTo(0, 0)
  })
}

/** Adds a history entry with another path of the page and a copy of the current entry's state. */
export function addHistoryEntry(path: string) {
  rememberScroll()
  writeAndShow('pushState', historyState(), path)
}

/** Writes another path into the current history entry, which keeps its state. @returns false where the browser refuses */
export function rewriteAddress(path: string): boolean {
  return writeAndShow('replaceState', historyState(), path)
}

/** What a history entry remembers, also when the visitor comes back to it. The entry of a layer that opens has a copy. */
export interface HistoryState {
  /** Tells history entries of two lists on one screen apart, such as two months: each has its scroll position. */
  id?: number
  /** How many pages of a list are shown; undefined means one. */
  pages?: number
  scroll?: number
  /** The path of the link that was followed from here last: a tile has the focus after Back. */
  followed?: string
}

export function historyState(): HistoryState {
  const state: HistoryState | null = history.state
  return state ?? {}
}

/** Adds to the state of the current history entry. The page shows it also where the browser refuses to keep it. */
export function rememberHere(changes: HistoryState) {
  const shown = shownLocation.get()
  const state = { ...shown.state, ...changes }
  write('replaceState', state, location.href)
  shownLocation.set({ ...shown, state })
}

export function rememberScroll() {
  rememberHere({ scroll: scrollY })
}
