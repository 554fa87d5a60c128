import { useLayoutEffect } from 'react'
import {
  readHistoryState,
  rememberPlace,
  renderedLocation,
  updateHistoryState,
  useHistoryState,
} from './history.ts'

/** Brings a visitor back to where the page was scrolled once it is long enough, unless the visitor goes on meanwhile. */
export function useScrollPosition() {
  const id = useHistoryState((state) => state.id)

  useLayoutEffect(() => {
    const { scrollTop: wanted = 0 } = renderedLocation.get().state
    let reached = NaN
    let isComingBack = true
    const length = new ResizeObserver(comeBack)
    const listeners = new AbortController()
    const { signal } = listeners

    function comeBack() {
      scrollTo(0, wanted)
      reached = scrollY
      if (Math.abs(reached - wanted) < 1) stopComingBack()
    }

    function stopComingBack() {
      isComingBack = false
      length.disconnect()
    }

    function goOn() {
      stopComingBack()
      if (readHistoryState().lastLink !== undefined) updateHistoryState({ lastLink: undefined })
    }

    function handleScroll() {
      if (scrollY !== reached) goOn()
    }

    function remember() {
      // A new history entry may be current before React has rendered it.
      if (!isComingBack && readHistoryState().id === id) rememberPlace()
    }

    length.observe(document.body)
    comeBack()
    // Before the page's own listeners, which may lead to another history entry.
    addEventListener('keydown', goOn, { capture: true, signal })
    addEventListener('pointerdown', goOn, { capture: true, signal })
    addEventListener('scroll', handleScroll, { passive: true, signal })
    addEventListener('scrollend', remember, { signal })
    addEventListener('pagehide', remember, { signal })
    return () => {
      stopComingBack()
      listeners.abort()
    }
  }, [id])
}
