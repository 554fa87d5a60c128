import { useSyncExternalStore } from 'react'
import { todayInNewYork } from '../apod/calendar.ts'
import { withPictureTransition } from '../ui/picture-transition.ts'
import { createStore } from '../ui/store.ts'
import { type Address, parseAddress, withLayers } from './address.ts'
import { pathOf } from './path-of.ts'

/** What a history entry remembers, also when the visitor comes back to it. The entry of a layer that opens has a copy. */
export interface HistoryState {
  /** Tells history entries of two lists on one screen apart, such as two months: each has its scroll position. */
  id?: number
  /** How many pages of a list are shown; undefined means one. */
  pageCount?: number
  /** How far the page was scrolled, or is to be. */
  scrollTop?: number
  /** The path of the link that was pressed here last: a tile has the focus after Back. */
  lastLink?: string | undefined
}

export function readHistoryState(): HistoryState {
  const state: HistoryState | null = history.state
  return state ?? {}
}

/** The day that an address without a date means: today, when the page was loaded or such an address was last gone to. */
export const todayWhenOpened = createStore(todayInNewYork())

function readLocation() {
  return { address: parseAddress(location), state: readHistoryState() }
}

/** What React has rendered. `location` is a frame ahead while a transition starts: render from this, navigate from `location`. */
export const renderedLocation = createStore(readLocation())

export function useAddress(): Address {
  return useSyncExternalStore(renderedLocation.subscribe, () => renderedLocation.get().address)
}

/** What is read of the history entry's state; the component renders again only when that changes. */
export function useHistoryState<Value extends string | number | boolean | undefined>(
  read: (state: HistoryState) => Value,
): Value {
  return useSyncExternalStore(renderedLocation.subscribe, () => read(renderedLocation.get().state))
}

/** Shows what the address says now. A picture may move from the page into what opens, and back, unless the browser moves the page. */
export function renderLocation({ isMovedByBrowser = false } = {}) {
  const { address: before } = renderedLocation.get()
  const now = parseAddress(location)
  const isSamePage = showTheSame(withLayers(before, []), withLayers(now, []))
  const added = now.layers.length - before.layers.length
  const update = () => renderedLocation.set(readLocation())
  // Full screen ends first: a browser gives the focus to nothing where the element in full screen goes away.
  if (document.fullscreenElement && added < 0) document.exitFullscreen().then(update, update)
  else if (isSamePage && added !== 0 && !isMovedByBrowser) withPictureTransition(update)
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
