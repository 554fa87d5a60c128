import { useLayoutEffect } from 'react'
import { historyState, rememberHere, rememberScroll } from './history.ts'
import { useHistoryState } from './use-location.ts'

/** How long the page stands still before its scroll position is remembered, in milliseconds. */
const pause = 200

/**
 * Brings a visitor back to where the page was scrolled in this history entry: with Back, and after a reload.
 * @param isLaidOut whether the list is as long as it was
 */
export function useScrollPosition(isLaidOut = true): void {
  // Back may lead to another search or month on the same screen.
  const id = useHistoryState((state) => state.id)

  useLayoutEffect(() => {
    if (!isLaidOut) return undefined
    if (id === undefined) rememberHere({ id: Math.random() })
    // The browser would restore a position from before the list was laid out.
    const { scrollRestoration } = history
    history.scrollRestoration = 'manual'
    scrollTo(0, historyState().scroll ?? 0)
    let timer: ReturnType<typeof setTimeout> | undefined
    const handleScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(rememberScroll, pause)
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
