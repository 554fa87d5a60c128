import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useSurface } from './surface.ts'
import { type Steps, takeStep } from './steps.tsx'

/** They handle touches themselves. */
const touchControls = 'input, textarea, video, iframe'

/** A shorter swipe leads nowhere, in px. */
const farEnough = 50

/**
 * A finger that moves sideways over an element leads to the next or the previous item. The browser has
 * the rest: scrolling, two fingers, an enlarged page, selected text, and its own gestures at the edges.
 */
export function useSwipe(area: RefObject<HTMLElement | null>, steps: Steps) {
  const { isFront } = useSurface()
  const canStart = useEffectEvent(isFront)
  const step = useEffectEvent((x: number) => takeStep(x < 0 ? steps.next : steps.previous))

  useEffect(() => {
    let start: Touch | undefined

    function press({ touches: [touch, second], target }: TouchEvent) {
      const isControl = target instanceof Element && target.closest(touchControls)
      start = second || isControl || isAtEdge(touch) || !canStart() ? undefined : touch
    }

    function move(event: TouchEvent) {
      const { x, y } = distanceFrom(start, event)
      const isSideways = Math.abs(x) > Math.abs(y) && event.touches.length === 1
      // Once the browser scrolls, a touch can't be cancelled any more.
      if (isSideways && event.cancelable && !isForBrowser()) event.preventDefault()
      else start = undefined
    }

    function lift(event: TouchEvent) {
      const { x } = distanceFrom(start, event)
      start = undefined
      if (Math.abs(x) >= farEnough) step(x)
    }

    const listeners = new AbortController()
    const { signal } = listeners
    area.current?.addEventListener('touchstart', press, { passive: true, signal })
    // React's listener is passive and can't keep the browser from scrolling.
    area.current?.addEventListener('touchmove', move, { passive: false, signal })
    area.current?.addEventListener('touchend', lift, { signal })
    area.current?.addEventListener('touchcancel', () => (start = undefined), { signal })
    return () => listeners.abort()
  }, [area])
}

/** How far a finger has moved from where it was put down, in px; not at all if that place doesn't count. */
function distanceFrom(start: Touch | undefined, { changedTouches: [touch] }: TouchEvent) {
  if (!start || !touch) return { x: 0, y: 0 }
  return { x: touch.clientX - start.clientX, y: touch.clientY - start.clientY }
}

/** Near the sides of the window, where the browser's own gestures begin. */
function isAtEdge(touch: Touch | undefined) {
  return !touch || Math.min(touch.clientX, innerWidth - touch.clientX) < 24
}

/** Enlarged, a finger moves the page; with selected text, it may move the selection. */
function isForBrowser() {
  return (visualViewport?.scale ?? 1) > 1.01 || getSelection()?.isCollapsed === false
}
