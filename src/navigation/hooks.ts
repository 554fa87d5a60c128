import { useLayoutEffect, useSyncExternalStore } from 'react'
import type { Address } from './address.ts'
import { rememberHere, rememberScroll } from './history.ts'
import { type HistoryState, readHistoryState, renderedLocation } from './rendered-location.ts'

/** What the shown address says; the component renders again when it changes. */
export function useAddress(): Address {
  return useSyncExternalStore(renderedLocation.subscribe, () => renderedLocation.get().address)
}

/** What is read of the state of the shown address's history entry; the component renders again when that changes. */
export function useHistoryState<Value extends string | number | boolean | undefined>(
  read: (state: HistoryState) => Value,
): Value {
  return useSyncExternalStore(renderedLocation.subscribe, () => read(renderedLocation.get().state))
}

/** How many pages of a list this history entry shows, and a function that shows so many. */
export function usePages(): [pages: number, showPages: (pages: number) => void] {
  const pages = useHistoryState((state) => state.pages ?? 1)
  return [pages, (count) => rememberHere({ pages: count })]
}

/** How long the page stands still before its scroll position is remembered, in milliseconds. */
const scrollPause = 200

/** Brings a visitor back to where the page was scrolled, by Back and after a reload, once the list is as long as it was. */
export function useScrollPosition(isLaidOut = true): void {
  // Back may lead to another search or month on the same screen.
  const id = useHistoryState((state) => state.id)

  useLayoutEffect(() => {
    if (!isLaidOut) return undefined
    if (id === undefined) rememberHere({ id: Math.random() })
    // The browser would restore a position from before the list was laid out.
    const { scrollRestoration } = history
    history.scrollRestoration = 'manual'
    scrollTo(0, readHistoryState().scroll ?? 0)
    let timer: ReturnType<typeof setTimeout> | undefined
    const handleScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(rememberScroll, scrollPause)
    }
    addEventListener('scroll', handleScroll, { passive: true })
    addEventListener('pagehide', rememberScroll)
    return () => {
      history.scrollRestoration = scrollRestoration
      clearTimeout(timer)
      removeEventListener('scroll', handleScroll)
      removeEventListener('pagehide', rememberScroll)
    }
  }, [isLaidOut, id])
}
