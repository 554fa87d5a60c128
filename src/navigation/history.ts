import { createStore, useStore } from 'zustand'
import { todayInNewYork } from '../apod/calendar.ts'
import { attempt } from '../ui/attempt.ts'
import { rememberPicture, withPictureTransition } from '../ui/picture-transition.ts'
import { type Address, addressNow, dateOf, parseAddress, pathOf, withDate } from './address.ts'
import { redirectedAddress } from './redirect.ts'
import { dayShownAsToday } from './today.ts'
import { enterVisit, prepareVisit, updateVisit } from './visits.ts'

/** The address that is rendered. A view transition renders it a little late, so navigation reads `addressNow` instead. */
export const renderedAddress = createStore(addressNow)

export function useAddress(): Address {
  return useStore(renderedAddress)
}

/**
 * The state of a history entry: the id of its visit (`visits.ts`), which a layer shares with its screen,
 * and the path of the previous history entry, if the app pushed the current one.
 */
function readState(): { id: number; previous: string | undefined } {
  // A new tab has no state until `main.tsx` writes it, so until then each call returns a new id. Earlier versions wrote other states.
  const { id = Math.random(), previous } = history.state ?? {}
  return { id, previous }
}

export function previousAddress(): Address | undefined {
  const { previous } = readState()
  return previous === undefined ? undefined : parseAddress(new URL(previous, location.href))
}

/** Whether two addresses show the same screen and layers. `/dateview` is the same as the address of the day it shows. */
export function isSameAddress(one: Address, other: Address): boolean {
  return datedPathOf(one) === datedPathOf(other)
}

const datedPathOf = (address: Address) => pathOf(withDate(address, dayShownAsToday.getState))

/** Goes to a path or URL of the app and starts a visit, even at the current address. */
export function goTo(href: string, { replace = false, scrollTop = 0 } = {}) {
  const here = addressNow()
  const there = redirectedAddress(parseAddress(new URL(href, location.href)))
  if (there.screen === 'today') dayShownAsToday.setState(todayInNewYork())
  const isDayToDay = here.screen === 'day' && there.screen === 'day'
  // A link from a day's dialog to another day opens that day's dialog.
  const next = isDayToDay && there.layers.length === 0 ? { ...there, layers: here.layers } : there
  const isSame = isSameAddress(here, next)
  const method = replace || isSame ? 'replaceState' : 'pushState'
  // If `/dateview` already shows the day, the address stays without a date, so that it can show the new day tomorrow.
  writeHistory(method, isSame && next.screen === 'day' ? here : next, prepareVisit(scrollTop))
}

export function replaceAddress(address: Address) {
  writeHistory('replaceState', address)
}

export function writeHistory(
  method: 'pushState' | 'replaceState',
  address: Address,
  id = readState().id,
) {
  const previous = method === 'pushState' ? pathOf(addressNow()) : readState().previous
  // After about 100 quick changes WebKit throws (observed in WebKitGTK 2.50, November 2026), and Chromium does nothing.
  attempt(() => history[method]({ id, previous }, '', pathOf(address)))
  renderLocation()
}

export function renderLocation({ hasBrowserTransition = false } = {}) {
  const before = renderedAddress.getState()
  const now = addressNow()
  const isClosing = before.layers.some((layer) => !now.layers.includes(layer))
  const move = pictureMove(before, now)
  if (move?.date) rememberPicture(move.date, move.from)
  // Full screen ends first, because browsers lose the focus when the element in full screen is removed.
  if (document.fullscreenElement && isClosing) document.exitFullscreen().then(update, update)
  else if (move && !hasBrowserTransition) withPictureTransition(update, move.from, move.to)
  else update()

  function update() {
    enterVisit(readState().id)
    renderedAddress.setState(addressNow(), true)
  }
}

/** If a picture moves, returns selectors for the element around it before and after. Between a tile and its day, also returns the day's date. */
function pictureMove(before: Address, after: Address) {
  if (isSameAddress({ ...before, layers: [] }, { ...after, layers: [] })) {
    // The card or tile has the focus. If a dialog is open, `withPictureTransition` looks there instead.
    const card = 'article:focus-within'
    return before.layers.length === after.layers.length ? undefined : { from: card, to: card }
  }
  const leftDate = dateOf(before, dayShownAsToday.getState)
  const enteredDate = dateOf(after, dayShownAsToday.getState)
  const date = leftDate ?? enteredDate
  if (date === undefined || (leftDate !== undefined && enteredDate !== undefined)) return undefined
  // A restored tab may have lost the previous history entry.
  const entered = location.href === href ? undefined : addressNow()
  const chosen = choose(entered)
  if (chosen === entered) renderLocation()
  else replaceAddress(chosen)
}

/** For when the visitor returns to the tab. While a layer is open, the screen under it keeps its day, so that Close shows the same one. Only today's slideshow changes it. */
export function updateDayShownAsToday() {
  if (addressNow().layers.length === 0) dayShownAsToday.setState(todayInNewYork())
  // After a step, the card may still show another day. Then its picture doesn't move.
  const element = `main [data-date="${CSS.escape(date)}"]`
  return { from: element, to: enteredDate === undefined ? element : 'main', date }
}

let isGoingBack = false

/** Goes back one history entry. The caller must then render it, with `renderLocation` or `replaceAddress`. */
export async function goBack() {
  isGoingBack = true
  await new Promise((done) => {
    addEventListener('popstate', done, { once: true })
    // No `popstate` follows without a previous history entry.
    setTimeout(done, 1000)
    // `history.back()` might go back inside a player's iframe instead of here. Without a previous history entry, the promises of `navigation.back()` reject.
    if ('navigation' in window) {
      const { committed, finished } = navigation.back()
      void Promise.allSettled([committed, finished])
    } else history.back()
  })
  isGoingBack = false
}

export function listenForNavigation() {
  addEventListener('click', followLink)
  addEventListener('popstate', ({ hasUAVisualTransition }) => {
    if (isGoingBack) return
    const here = addressNow()
    const there = redirectedAddress(here)
    // An earlier version of the app may have written this history entry.
    if (there !== here) replaceAddress(there)
    else renderLocation({ hasBrowserTransition: hasUAVisualTransition })
  })
}

/** Follows links without loading the page again. A link to a file, such as `licences.txt`, needs a `target`. */
function followLink(event: MouseEvent) {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
  const link = target instanceof Element && target.closest('a')
  if (!link || event.defaultPrevented) return
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  event.preventDefault()
  updateVisit({ pressedLink: link.pathname + link.search })
  goTo(link.href)
}
