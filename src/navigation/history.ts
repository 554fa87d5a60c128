import { todayInNewYork } from '../apod/calendar.ts'
import { say } from '../ui/messages.ts'
import { withPictureTransition } from '../ui/picture-transition.ts'
import { createStore, useStore } from '../ui/store.ts'
import { ifAllowed } from '../ui/web-storage.ts'
import { type Address, addressNow, dateOf, parseAddress, pathOf } from './address.ts'
import { leadOn } from './lead-on.ts'
import { todayWhenOpened } from './today.ts'
import { enterVisit, newVisit, updateVisit } from './visits.ts'

/** The address that is shown, to render from. To navigate, read `addressNow`, which view transitions don't delay. */
export const currentAddress = createStore(addressNow())

export function useAddress(): Address {
  return useStore(currentAddress)
}

interface HistoryState {
  /** The visit's (`visits.ts`). A layer has the same visit as its screen. */
  id: number
  /** The path of the history entry below, if this page pushed this entry. */
  below: string | undefined
}

function readState(): HistoryState {
  // At first there is no state, and earlier versions of this page wrote other states.
  const { id = Math.random(), below }: Partial<HistoryState> = history.state ?? {}
  return { id, below }
}

export function addressBelow(): Address | undefined {
  const { below } = readState()
  return below === undefined ? undefined : parseAddress(new URL(below, location.href))
}

function syncWithLocation({ hasBrowserTransition = false } = {}) {
  const before = currentAddress.get()
  const now = addressNow()
  const isSameScreen = areEquivalent({ ...before, layers: [] }, { ...now, layers: [] })
  const layerChange = now.layers.length - before.layers.length
  // Full screen ends first, because browsers lose the focus when the element in full screen is removed.
  if (document.fullscreenElement && layerChange < 0) document.exitFullscreen().then(update, update)
  else if (isSameScreen && layerChange !== 0 && !hasBrowserTransition) withPictureTransition(update)
  else update()

  function update() {
    enterVisit(readState().id)
    currentAddress.set(addressNow())
  }
}

/** Whether two addresses show the same screen and layers. Today's may be written with a date or without. */
export function areEquivalent(one: Address, other: Address): boolean {
  return datedPathOf(one) === datedPathOf(other)
}

function datedPathOf(address: Address) {
  const date = dateOf(address, todayWhenOpened.get)
  return pathOf(date === undefined ? address : { screen: 'day', date, layers: address.layers })
}

function writeHistory(method: 'pushState' | 'replaceState', id: number, path: string): boolean {
  const { href } = new URL(path, location.href)
  const below = method === 'pushState' ? pathOf(addressNow()) : readState().below
  const state: HistoryState = { id, below }
  // After about 100 changes WebKit throws (observed in WebKitGTK 2.50, November 2026), and Chromium does nothing.
  ifAllowed(() => history[method](state, '', href))
  const isWritten = location.href === href
  if (isWritten) syncWithLocation()
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
  keepsPlace?: boolean
  pressedLink?: string
}

/**
 * Goes to a path or URL of this page:
 * - in a day's dialog, another day replaces the address if `keepsPlace`, or else is pushed. The dialog stays open;
 * - the address that is here already is replaced as a new visit, so that its day is looked up again;
 * - any other address is pushed, or replaces if `isReplacing`. From day to day, `keepsPlace` keeps the scroll position.
 * @returns false if the browser refuses
 */
export function goTo(href: string, { isReplacing, keepsPlace, pressedLink }: GoToOptions = {}) {
  const here = addressNow()
  const there = leadOn(parseAddress(new URL(href, location.href)))
  if (there.screen === 'today') todayWhenOpened.set(todayInNewYork())
  const isDayToDay = [here, there].every((each) => dateOf(each, todayWhenOpened.get))
  const isInDialog = isDayToDay && here.layers.includes('dialog') && there.layers.length === 0
  const next = isInDialog ? { ...there, layers: here.layers } : there
  if (isInDialog && keepsPlace) return replacePath(pathOf(next))
  if (pressedLink !== undefined) updateVisit({ pressedLink })
  const id = newVisit(keepsPlace && isDayToDay ? scrollY : 0)
  const isSame = areEquivalent(here, next)
  return writeHistory(isReplacing || isSame ? 'replaceState' : 'pushState', id, pathOf(next))
}

export function followLinksAndBack() {
  addEventListener('click', followLink)
  addEventListener('visibilitychange', followToday)
  addEventListener('popstate', ({ hasUAVisualTransition }) => {
    const here = addressNow()
    const there = leadOn(here)
    // The history entry may be from before a deploy.
    if (there !== here) replacePath(pathOf(there))
    syncWithLocation({ hasBrowserTransition: hasUAVisualTransition })
  })
}

/** What is open stays, because somebody may be reading it. */
function followToday() {
  const isShown = document.visibilityState === 'visible'
  if (isShown && addressNow().layers.length === 0) todayWhenOpened.set(todayInNewYork())
}

/** A link to a file, such as `licences.txt`, needs a `target`, because all others are followed without a load. */
function followLink(event: MouseEvent) {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
  const link = target instanceof Element && target.closest('a')
  if (!link || event.defaultPrevented) return
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  event.preventDefault()
  goTo(link.href, { pressedLink: link.pathname + link.search })
}
