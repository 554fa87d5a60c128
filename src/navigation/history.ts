import { todayInNewYork } from '../apod/calendar.ts'
import { say } from '../ui/messages.ts'
import { withPictureTransition } from '../ui/picture-transition.ts'
import { createStore, useStore } from '../ui/store.ts'
import { ifAllowed } from '../ui/web-storage.ts'
import { type Address, addressNow, parseAddress, pathOf, withDate } from './address.ts'
import { redirect } from './redirect.ts'
import { todayWhenShown } from './today.ts'
import { enterVisit, prepareVisit, updateVisit } from './visits.ts'

/** The address that is shown, to render from. To navigate, read `addressNow`, which view transitions don't delay. */
export const currentAddress = createStore(addressNow())

export function useAddress(): Address {
  return useStore(currentAddress)
}

/**
 * What is stored with a history entry: the id of its visit (`visits.ts`), which a layer shares with its screen,
 * and the path of the entry below, if this page pushed this one.
 */
function readState(): { id: number; below: string | undefined } {
  // At first there is no state, and earlier versions of this page wrote other states.
  const { id = Math.random(), below } = history.state ?? {}
  return { id, below }
}

export function addressBelow(): Address | undefined {
  const { below } = readState()
  return below === undefined ? undefined : parseAddress(new URL(below, location.href))
}

/** Whether two addresses show the same, as today's with and without its date do. */
export function areSame(...addresses: [Address, Address]): boolean {
  const [path, other] = addresses.map((each) => pathOf(withDate(each, todayWhenShown.get)))
  return path === other
}

/** Goes to a path or URL of this page, as a new visit, even if it shows already. @returns false if the browser refuses */
export function goTo(href: string, { isReplacing = false, scrollTop = 0 } = {}): boolean {
  const here = addressNow()
  const there = redirect(parseAddress(new URL(href, location.href)))
  const isDayToDay = here.screen === 'day' && there.screen === 'day'
  // A link in a day's dialog leaves the dialog open.
  const next = isDayToDay && there.layers.length === 0 ? { ...there, layers: here.layers } : there
  const isSame = areSame(here, next)
  const method = isReplacing || isSame ? 'replaceState' : 'pushState'
  // A date that is submitted on today's page doesn't keep it from following the days.
  const isWritten = writeHistory(
    method,
    isSame && next.screen === 'day' ? here : next,
    prepareVisit(scrollTop),
  )
  if (isWritten && next.screen === 'today') todayWhenShown.set(todayInNewYork())
  return isWritten
}

/** Replaces the address. The visit stays. */
export function replaceAddress(address: Address) {
  writeHistory('replaceState', address)
}

/** @returns whether the browser has accepted the address */
export function writeHistory(
  method: 'pushState' | 'replaceState',
  address: Address,
  id = readState().id,
): boolean {
  const { href } = new URL(pathOf(address), location.href)
  const below = method === 'pushState' ? pathOf(addressNow()) : readState().below
  // After about 100 changes WebKit throws (observed in WebKitGTK 2.50, November 2026), and Chromium does nothing.
  ifAllowed(() => history[method]({ id, below }, '', href))
  const isWritten = location.href === href
  if (isWritten) showLocation()
  else say('That was too fast for your browser. Wait a moment and try again.')
  return isWritten
}

export function showLocation({ hasBrowserTransition = false } = {}) {
  const before = currentAddress.get()
  const now = addressNow()
  const isSameWithoutLayers = areSame({ ...before, layers: [] }, { ...now, layers: [] })
  const layerChange = now.layers.length - before.layers.length
  const hasTransition = isSameWithoutLayers && layerChange !== 0 && !hasBrowserTransition
  // Full screen ends first, because browsers lose the focus when the element in full screen is removed.
  if (document.fullscreenElement && layerChange < 0) document.exitFullscreen().then(update, update)
  else if (hasTransition) withPictureTransition(update)
  else update()

  function update() {
    enterVisit(readState().id)
    currentAddress.set(addressNow())
  }
}

let isSteppingBack = false

/** Goes back one history entry, which shows only after `showLocation` or `replaceAddress`. */
export async function stepBack() {
  isSteppingBack = true
  await new Promise((done) => {
    addEventListener('popstate', done, { once: true })
    // There may be no entry below.
    setTimeout(done, 1000)
    // Without the Navigation API, this may only go back within a player.
    if ('navigation' in window) void Promise.allSettled(Object.values(navigation.back()))
    else history.back()
  })
  isSteppingBack = false
}

export function followLinksAndBack() {
  addEventListener('click', followLink)
  addEventListener('visibilitychange', () => {
    // What is open stays, because somebody may be reading it.
    if (document.visibilityState === 'visible' && addressNow().layers.length === 0)
      todayWhenShown.set(todayInNewYork())
  })
  addEventListener('popstate', ({ hasUAVisualTransition }) => {
    if (isSteppingBack) return
    const here = addressNow()
    const there = redirect(here)
    // The history entry may be from before a deploy.
    if (there !== here) replaceAddress(there)
    showLocation({ hasBrowserTransition: hasUAVisualTransition })
  })
}

/** A link to a file, such as `licences.txt`, needs a `target`, because all others are followed without a load. */
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
