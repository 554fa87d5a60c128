import { useLayoutEffect } from 'react'
import { currentVisit, updateVisit, useVisit } from './visits.ts'

/** Restores a screen's scroll position once the page is long enough, unless the visitor acts before. */
export function useScrollPosition() {
  const id = useVisit('id')

  useLayoutEffect(() => {
    let reached = NaN
    const bodyObserver = new ResizeObserver(restore)
    const listeners = new AbortController()
    const { signal } = listeners

    function restore() {
      const { id: current, scrollTop } = currentVisit.get()
      // The next screen's visit may be current before React has rendered that screen.
      if (current !== id || scrollTop === undefined) return
      scrollTo(0, scrollTop)
      reached = scrollY
      if (Math.abs(reached - scrollTop) < 1) updateVisit({ scrollTop: undefined })
    }

    function handleInput() {
      const { scrollTop, pressedLink } = currentVisit.get()
      if (scrollTop !== undefined || pressedLink !== undefined)
        updateVisit({ scrollTop: undefined, pressedLink: undefined })
    }

    function handleScroll() {
      if (scrollY !== reached) handleInput()
    }

    bodyObserver.observe(document.body)
    restore()
    // Captured, because the page's own listeners may lead to another history entry.
    addEventListener('keydown', handleInput, { capture: true, signal })
    addEventListener('pointerdown', handleInput, { capture: true, signal })
    addEventListener('scroll', handleScroll, { passive: true, signal })
    return () => {
      bodyObserver.disconnect()
      listeners.abort()
    }
  }, [id])
}
