import { useLayoutEffect } from 'react'
import { currentVisit, updateVisit, useVisit } from './visits.ts'

/** Restores a screen's scroll position once the page is long enough, unless the visitor acts first. */
export function useScrollPosition() {
  const id = useVisit('id')

  useLayoutEffect(() => {
    let restoredTo = NaN
    const bodyObserver = new ResizeObserver(restore)
    const listeners = new AbortController()
    const { signal } = listeners

    function restore() {
      const { id: current, scrollTop, isSettled } = currentVisit.getState()
      // The next visit begins before React has rendered its screen.
      if (current !== id || isSettled) return
      scrollTo(0, scrollTop)
      restoredTo = scrollY
      if (Math.abs(restoredTo - scrollTop) < 1) updateVisit({ isSettled: true })
    }

    function handleInput() {
      // The second press of a double click may come when the next visit has begun, but not rendered.
      if (history.state?.id !== id) return
      const { isSettled, pressedLink } = currentVisit.getState()
      if (!isSettled || pressedLink !== undefined)
        updateVisit({ isSettled: true, pressedLink: undefined })
    }

    function handleScroll() {
      if (scrollY !== restoredTo) handleInput()
    }

    bodyObserver.observe(document.body)
    restore()
    // In the capture phase, before listeners that navigate.
    addEventListener('keydown', handleInput, { capture: true, signal })
    addEventListener('pointerdown', handleInput, { capture: true, signal })
    addEventListener('scroll', handleScroll, { passive: true, signal })
    return () => {
      bodyObserver.disconnect()
      listeners.abort()
    }
  }, [id])
}
