import { useSyncExternalStore } from 'react'
import { todayInNewYork } from '../apod/calendar.ts'
import { say } from '../ui/messages.ts'
import { withPictureTransition } from '../ui/picture-transition.ts'
import { createStore } from '../ui/store.ts'
import { type Address, dateOf, parseAddress, pathOf } from './address.ts'

/** A layer's history entry begins with a copy of the one below, so that the tiles below a dialog keep number and scroll position. */
export interface HistoryState {
  /** New with each screen that `goTo` shows, and the same in its layers: tells whether a scroll position is this history entry's. */
  id?: number
  pageCount?: number
  scrollTop?: number
  /** The path of the link that was pressed here last: a tile has the focus after Back. */
  lastLink?: string | undefined
}

export function readHistoryState(): HistoryState {
  const state: HistoryState | null = history.state
  return state ?? {}
}

/** The day that an address without a date means. Set as the page loads, as `goTo` shows such an address, and by the frame. */
export const todayWhenOpened = createStore(todayInNewYork())

function readLocation() {
  return { address: parseAddress(location), state: readHistoryState() }
}

/** What React has rendered. `location` is ahead while a picture transition starts: render from this, navigate from `location`. */
export const renderedLocation = createStore(readLocation())

export function useAddress(): Address {
  return useSyncExternalStore(renderedLocation.subscribe, () => renderedLocation.get().address)
}

export function useHistoryState<Value extends string | number | boolean | undefined>(
  read: (state: HistoryState) => Value,
): Value {
  return useSyncExternalStore(renderedLocation.subscribe, () => read(renderedLocation.get().state))
}

/** Renders what `location` says, with a picture transition where a layer opens or closes, unless the browser shows its own. */
export function renderLocation({ hasBrowserTransition = false } = {}) {
  const { address: before } = renderedLocation.get()
  const now = parseAddress(location)
  const isSameScreen = areEquivalent({ ...before, layers: [] }, { ...now, layers: [] })
  const added = now.layers.length - before.layers.length
  const update = () => renderedLocation.set(readLocation())
  // Full screen ends first: a browser gives the focus to nothing where the element in full screen goes away.
  if (document.fullscreenElement && added < 0) document.exitFullscreen().then(update, update)
  else if (isSameScreen && added !== 0 && !hasBrowserTransition) withPictureTransition(update)
  else update()
}

/** Whether two addresses lead to the same: today's may have a date or none. */
export function areEquivalent(one: Address, other: Address): boolean {
  return datedPathOf(one) === datedPathOf(other)
}

function datedPathOf(address: Address) {
  const date = dateOf(address, todayWhenOpened.get())
  return pathOf(date === undefined ? address : { screen: 'day', date, layers: address.layers })
}

// The history entries after each act, where D and E are days:
//   D                           a day's screen
//   D, D&open                   a press on the card pushes one
//   D, D&open, D&open&picture   Zoom pushes one for the viewer
//   D, D&open, E&open&picture   a step to E replaces the last one
//   D, E&open                   Close goes back to the dialog, and replaces it, since the viewer has gone on to E
//   D, E                        Close replaces, since the entry below is not E; without the step it would go back

type Method = 'pushState' | 'replaceState'

/** @returns false where the browser refuses it */
function writeHistory(method: Method, state: HistoryState, path: string): boolean {
  const { href } = new URL(path, location.href)
  // After many changes within a few seconds WebKit throws (seen in WebKitGTK 2.50, November 2026), Chromium does nothing.
  try {
    history[method](state, '', href)
  } catch {
    return false
  }
  return location.href === href
}

function writeAndRender(method: Method, state: HistoryState, path: string): boolean {
  const isWritten = writeHistory(method, state, path)
  if (isWritten) renderLocation()
  else say('Your browser refuses so many changes of the address. Wait a moment, and try again.')
  return isWritten
}

export function pushPath(path: string) {
  rememberScroll()
  writeAndRender('pushState', readHistoryState(), path)
}

export function replacePath(path: string): boolean {
  return writeAndRender('replaceState', readHistoryState(), path)
}

type GoToOptions = { isReplacing?: boolean } & Pick<HistoryState, 'lastLink'>

/**
 * Shows an address. In a day's dialog another day replaces the open one. What is shown already, or anything with
 * `isReplacing`, replaces the history entry; all else is pushed.
 * @param options.lastLink the path of the link that was pressed; without one, a step from day to day keeps the scroll position
 * @returns false where the browser refuses it
 */
export function goTo(href: string, { isReplacing = false, lastLink }: GoToOptions = {}): boolean {
  const here = parseAddress(location)
  const there = parseAddress(new URL(href, location.href))
  if (there.screen === 'today' || there.screen === 'frame') todayWhenOpened.set(todayInNewYork())
  const isDayToDay = [here, there].every((each) => dateOf(each, todayWhenOpened.get()))
  if (isDayToDay && here.layers.includes('dialog') && there.layers.length === 0)
    return replacePath(pathOf({ ...there, layers: here.layers }))
  rememberScroll(lastLink === undefined ? {} : { lastLink })
  const method = isReplacing || areEquivalent(here, there) ? 'replaceState' : 'pushState'
  const scrollTop = isDayToDay && lastLink === undefined ? scrollY : 0
  return writeAndRender(method, { id: Math.random(), scrollTop }, pathOf(there))
}

/** Renders the changes, and writes what is new to the history, where a reload finds it unless the browser refuses. */
export function updateHistoryState(changes: HistoryState) {
  renderHistoryState(changes)
  const { state } = renderedLocation.get()
  const isNew = JSON.stringify(state) !== JSON.stringify(history.state)
  if (isNew) writeHistory('replaceState', state, location.href)
}

/** Renders the changes, and leaves them to the next write of the history: browsers refuse too many. */
export function renderHistoryState(changes: HistoryState) {
  const { address, state } = renderedLocation.get()
  renderedLocation.set({ address, state: { ...state, ...changes } })
}

export function rememberScroll(changes: HistoryState = {}) {
  updateHistoryState({ ...changes, scrollTop: scrollY })
}

/** How many pages of a list this history entry shows. */
export function usePageCount(): number {
  return useHistoryState(({ pageCount }) => pageCount ?? 1)
}
