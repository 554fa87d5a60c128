import { useLayoutEffect } from 'react'
import {
  readHistoryState,
  rememberScroll,
  renderedLocation,
  updateHistoryState,
  useHistoryState,
} from './history.ts'

/** Restores the history entry's scroll position once the page is long enough, unless the visitor acts before. */
export function useScrollPosition() {
  const id = useHistoryState((state) => state.id)

  useLayoutEffect(() => {
    const { scrollTop: wanted = 0 } = renderedLocation.get().state
    let reached = NaN
    let isRestoring = true
    const bodyObserver = new ResizeObserver(restore)
    const listeners = new AbortController()
    const { signal } = listeners

    function restore() {
      scrollTo(0, wanted)
      reached = scrollY
      if (Math.abs(reached - wanted) < 1) stopRestoring()
    }

    function stopRestoring() {
      isRestoring = false
      bodyObserver.disconnect()
    }

    function handleInput() {
      stopRestoring()
      if (readHistoryState().lastLink !== undefined) updateHistoryState({ lastLink: undefined })
    }

    function handleScroll() {
      if (scrollY !== reached) handleInput()
    }

    function remember() {
      // A new history entry may be current before React has rendered it.
      if (!isRestoring && readHistoryState().id === id) rememberScroll()
    }

    bodyObserver.observe(document.body)
    restore()
    // Before the page's own listeners, which may lead to another history entry.
    addEventListener('keydown', handleInput, { capture: true, signal })
    addEventListener('pointerdown', handleInput, { capture: true, signal })
    addEventListener('scroll', handleScroll, { passive: true, signal })
    addEventListener('scrollend', remember, { signal })
    addEventListener('pagehide', remember, { signal })
    return () => {
      stopRestoring()
      listeners.abort()
    }
  }, [id])
}
