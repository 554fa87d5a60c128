import { createStore, useStore } from 'zustand'
import { showMessage } from '../ui/messages.ts'
import { withPictureTransition } from '../ui/picture-transition.ts'
import { ignoreErrors } from '../ui/storage.ts'
import { type Address, addressNow, parseAddress, pathOf } from './address.ts'
import { destinationOf, pictureMove } from './destination.ts'
import { renewDateviewDay } from './today.ts'
import { enterVisit, newVisitAt, updateVisit } from './visits.ts'

/** What is rendered. A view transition renders it a little late, so navigation reads `addressNow` instead. */
export const renderedAddress = createStore(addressNow)

export function useAddress(): Address {
  return useStore(renderedAddress)
}

/** A history entry's visit (`visits.ts`) and, if the app added it, the path of the one before it. */
function readState(): { id: number; previous: string | undefined } {
  // A new tab has no state until `main.tsx` writes it, and earlier versions wrote other states.
  const { id = Math.random(), previous } = history.state ?? {}
  return { id, previous }
}

export function previousAddress(): Address | undefined {
  const { previous } = readState()
  return previous === undefined ? undefined : parseAddress(new URL(previous, location.href))
}

/** Starts a visit at a path or URL of the app. Returns whether the browser has accepted the address. */
export function goTo(href: string, { replace = false, scrollTop = 0 } = {}): boolean {
  const { address, isSame, isToToday } = destinationOf(addressNow(), href)
  const method = replace || isSame ? 'replaceState' : 'pushState'
  const isWritten = writeHistory(method, address, newVisitAt(scrollTop))
  if (isWritten && isToToday) renewDateviewDay()
  return isWritten
}

export function replaceAddress(address: Address): boolean {
  return writeHistory('replaceState', address)
}

/** Returns whether the browser has accepted the address. If not, a message says so. */
export function writeHistory(
  method: 'pushState' | 'replaceState',
  address: Address,
  id = readState().id,
): boolean {
  const { href } = new URL(pathOf(address), location.href)
  const previous = method === 'pushState' ? pathOf(addressNow()) : readState().previous
  // After many quick changes, Chromium does nothing, and WebKit throws (WebKitGTK 2.50, November 2026).
  ignoreErrors(() => history[method]({ id, previous }, '', href))
  const isWritten = location.href === href && history.state?.id === id
  if (!isWritten) showMessage('That was too fast for your browser. Wait a moment and try again.')
  renderLocation()
  return isWritten
}

function renderLocation(hasBrowserTransition = false) {
  const before = renderedAddress.getState()
  const now = addressNow()
  const isClosing = before.layers.some((layer) => !now.layers.includes(layer))
  const move = pictureMove(before, now)
  // Full screen ends first, because browsers lose the focus when the element in full screen is removed.
  if (document.fullscreenElement && isClosing) document.exitFullscreen().then(render, render)
  else withPictureTransition(render, move, hasBrowserTransition)

  function render() {
    enterVisit(readState().id)
    renderedAddress.setState(addressNow(), true)
  }
}

let isGoingBack = false

/** Goes back, and shows the address that `chooseAddress` returns for the entered one, if there was one. */
export async function goBack(chooseAddress: (entered: Address | undefined) => Address) {
  if (isGoingBack) return
  const { href } = location
  isGoingBack = true
  await new Promise((done) => {
    addEventListener('popstate', done, { once: true })
    // No `popstate` follows without a previous history entry, or if that is a player's in its iframe.
    setTimeout(done, 1000)
    history.back()
  })
  isGoingBack = false
  // A restored tab may have lost the previous history entry.
  const entered = location.href === href ? undefined : addressNow()
  const chosen = chooseAddress(entered)
  if (chosen === entered) renderLocation()
  else replaceAddress(chosen)
}

export function listenForNavigation() {
  addEventListener('click', followLink)
  addEventListener('popstate', ({ hasUAVisualTransition }) => {
    if (!isGoingBack) renderLocation(hasUAVisualTransition)
  })
}

/** Follows links without loading the page. A link to a file, such as `licences.txt`, needs a `target`. */
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
