import { todayInNewYork } from '../apod/calendar.ts'
import { say } from '../ui/messages.ts'
import { withPictureTransition } from '../ui/picture-transition.ts'
import { createStore, useStore } from '../ui/store.ts'
import { ifAllowed } from '../ui/web-storage.ts'
import { type Address, addressNow, dateOf, parseAddress, pathOf } from './address.ts'
import { enterVisit, newVisit, updateVisit } from './visits.ts'
import { todayWhenOpened } from './today.ts'

/** The address on the screen. During a view transition `location` is already the next one: navigate from that. */
export const currentAddress = createStore(addressNow())

export function useAddress(): Address {
  return useStore(currentAddress)
}

/** What the page keeps in a history entry. */
interface HistoryState {
  /** The same in all layers of a screen, and in no other screen. */
  id: number
  /** The path that Back leads to, where this page has pushed the entry. */
  below: string | undefined
}

function readState(): HistoryState {
  // None at first; and other versions of this page have written others.
  const { id = Math.random(), below }: Partial<HistoryState> = history.state ?? {}
  return { id, below }
}

/** What Back leads to, where this page knows it. */
export function addressBelow(): Address | undefined {
  const { below } = readState()
  return below === undefined ? undefined : parseAddress(new URL(below, location.href))
}

/** Shows what `location` says, with a picture transition where layers change, unless the browser has its own. */
function showLocation({ hasBrowserTransition = false } = {}) {
  const before = currentAddress.get()
  const now = addressNow()
  const isSameScreen = areEquivalent({ ...before, layers: [] }, { ...now, layers: [] })
  const added = now.layers.length - before.layers.length
  // Full screen ends first: a browser gives the focus to nothing where the element in full screen goes away.
  if (document.fullscreenElement && added < 0) document.exitFullscreen().then(update, update)
  else if (isSameScreen && added !== 0 && !hasBrowserTransition) withPictureTransition(update)
  else update()

  function update() {
    enterVisit(readState().id)
    currentAddress.set(addressNow())
  }
}

/** Whether two addresses lead to the same: today's may have a date or none. */
export function areEquivalent(one: Address, other: Address): boolean {
  return datedPathOf(one) === datedPathOf(other)
}

function datedPathOf(address: Address) {
  const date = dateOf(address, todayWhenOpened.get)
  return pathOf(date === undefined ? address : { screen: 'day', date, layers: address.layers })
}

/** @returns false where the browser refuses it, with the page as it was */
function writeHistory(method: 'pushState' | 'replaceState', id: number, path: string): boolean {
  const { href } = new URL(path, location.href)
  const below = method === 'pushState' ? pathOf(addressNow()) : readState().below
  const state: HistoryState = { id, below }
  // After many changes in a few seconds WebKit throws (WebKitGTK 2.50, November 2026), Chromium does nothing.
  ifAllowed(() => history[method](state, '', href))
  const isWritten = location.href === href
  if (isWritten) showLocation()
  else say('Your browser refuses so many changes of the address. Wait a moment, and try again.')
  return isWritten
}

export function pushPath(path: string) {
  writeHistory('pushState', readState().id, path)
}

export function replacePath(path: string): boolean {
  return writeHistory('replaceState', readState().id, path)
}

interface GoToOptions {
  isReplacing?: boolean
  /** Leads to the previous, next or another day. */
  isStep?: boolean
  /** The path of the link that was pressed. */
  pressedLink?: string
}

/**
 * Goes to a path or URL of this page:
 * - from a day's open dialog, a step to another day replaces the address, and the dialog stays open;
 * - from there, a link to another day pushes it, and the dialog stays open;
 * - to the address that is here already, it replaces that, so that the screen asks again;
 * - anywhere else, it pushes. From day to day a step keeps the scroll position.
 * @returns false if the browser refuses it
 */
export function goTo(href: string, options: GoToOptions = {}): boolean {
  const { isReplacing = false, isStep = false, pressedLink } = options
  const here = addressNow()
  const there = parseAddress(new URL(href, location.href))
  if (there.screen === 'today') todayWhenOpened.set(todayInNewYork())
  const isDayToDay = [here, there].every((each) => dateOf(each, todayWhenOpened.get))
  const isInDialog = isDayToDay && here.layers.includes('dialog') && there.layers.length === 0
  const opened = isInDialog ? { ...there, layers: here.layers } : there
  if (isInDialog && isStep) return replacePath(pathOf(opened))
  if (pressedLink !== undefined) updateVisit({ pressedLink })
  const id = newVisit(isStep && isDayToDay ? scrollY : 0)
  const isSame = areEquivalent(here, opened)
  return writeHistory(isReplacing || isSame ? 'replaceState' : 'pushState', id, pathOf(opened))
}

/** Follows links, and the browser's Back and forward, without a load. */
export function followLinksAndBack() {
  addEventListener('click', followLink)
  addEventListener('popstate', ({ hasUAVisualTransition }) =>
    showLocation({ hasBrowserTransition: hasUAVisualTransition }),
  )
}

/** Shows a pressed link's address without a load; a link to a file, such as `licences.txt`, needs a `target`. */
function followLink(event: MouseEvent) {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
  const link = target instanceof Element && target.closest('a')
  if (!link || event.defaultPrevented) return
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  event.preventDefault()
  goTo(link.href, { pressedLink: link.pathname + link.search })
}
