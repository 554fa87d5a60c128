import { todayInNewYork } from '../apod/calendar.ts'
import { say } from '../ui/messages.tsx'
import { parseAddress, withLayers } from './address.ts'
import { pathOf } from './path-of.ts'
import {
  type HistoryState,
  readHistoryState,
  renderedLocation,
  renderLocation,
  showTheSame,
  todayWhenOpened,
  useHistoryState,
} from './rendered-location.ts'

// All that writes the address stands here, and reads `location`: what is rendered may be a frame behind.
// The history entries after each act, where D and E are days:
//   D                           the page
//   D, D&open                   a press on the card pushes one
//   D, D&open, D&open&picture   Zoom pushes one for the viewer
//   D, D&open, E&open&picture   a step to E replaces the last one
//   D, E&open                   Close goes back to the dialog, and replaces it, since the viewer has gone on to E
//   D, E                        Close replaces, since the entry below is not E; without the step it would go back

type Method = 'pushState' | 'replaceState'

/** Writes a history entry; all writes go through here. @returns false where the browser refuses it */
function writeHistory(method: Method, state: HistoryState, path: string): boolean {
  const { href } = new URL(path, location.href)
  // After many within a few seconds WebKit throws (seen in WebKitGTK 2.50, November 2026), Chromium does nothing.
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

/** Pushes a path of the page, with a copy of the current entry's state. */
export function pushPath(path: string) {
  rememberScroll()
  writeAndRender('pushState', readHistoryState(), path)
}

/** Replaces the path of the current entry, which keeps its state. @returns false where the browser refuses it */
export function replacePath(path: string): boolean {
  return writeAndRender('replaceState', readHistoryState(), path)
}

/**
 * Shows an address. In a day's dialog another day replaces the open one; an address that is shown already starts
 * again in its entry; all else is pushed.
 * @param options.replaces whether another address begins in the entry of what is shown, too
 * @param options.fromTop whether a day begins at its top, too; else it stands where the last one stood
 * @returns false where the browser refuses it; then nothing changes
 */
export function goTo(href: string, { replaces = false, fromTop = false } = {}): boolean {
  const here = parseAddress(location)
  const there = parseAddress(new URL(href, location.href))
  if (there.screen === 'day' && !there.date) todayWhenOpened.set(todayInNewYork())
  const isOtherDay = here.screen === 'day' && there.screen === 'day'
  if (isOtherDay && here.layers.length > 0 && there.layers.length === 0)
    return replacePath(pathOf(withLayers(there, here.layers)))
  rememberScroll()
  const method = replaces || showTheSame(here, there) ? 'replaceState' : 'pushState'
  const scrollTop = isOtherDay && !fromTop ? scrollY : 0
  return writeAndRender(method, { id: Math.random(), scrollTop }, pathOf(there))
}

/**
 * Takes presses on links from now on: each `<a href>` of the page's origin shows its address from the top, without a load.
 * A link with a `target` is the browser's, as any file's that is no page, such as `licences.txt`, must be.
 */
export function handleLinks() {
  addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
    const link = target instanceof Element && target.closest('a')
    if (!link || event.defaultPrevented) return
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    event.preventDefault()
    updateHistoryState({ lastLink: link.pathname + link.search })
    goTo(link.href, { fromTop: true })
  })
}

/** Adds to the state of the current history entry. The page shows it also where the browser refuses to keep it. */
export function updateHistoryState(changes: HistoryState) {
  const rendered = renderedLocation.get()
  const state = { ...rendered.state, ...changes }
  writeHistory('replaceState', state, location.href)
  renderedLocation.set({ ...rendered, state })
}

export function rememberScroll() {
  updateHistoryState({ scrollTop: scrollY })
}

/** How many pages of a list this history entry shows, and a function that shows so many. */
export function usePageCount(): [pageCount: number, showPages: (pageCount: number) => void] {
  const count = useHistoryState(({ pageCount }) => pageCount ?? 1)
  return [count, (pageCount) => updateHistoryState({ pageCount })]
}
