import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Steps } from './steps.ts'

interface Finger {
  /** Where it was put down, in px. */
  x: number
  y: number
  /** The axis that it moves along; unknown before it has moved. */
  axis: 'x' | 'y' | undefined
  /** How far it has moved along the axis, in px. */
  offset: number
}

/** Elements that handle touches themselves. */
const ownTouch = 'input, textarea, video, iframe'

/** A shorter swipe leads nowhere, in px. */
const farEnough = 50

/** Where a finger leads. */
interface Swipes {
  steps: Steps
  /** Closes the dialog that the element is. */
  close?: () => void
  /** Whether nothing covers the element. */
  isFront: () => boolean
}

/**
 * One finger on an element. Pushed sideways, the content follows it, and leads to the previous or the next
 * item if it was pushed far enough; where there is none, it resists.
 * Pulled down on a dialog that can't scroll up, it takes the dialog along and closes it. All else is
 * left to the browser: scrolling, two fingers, an enlarged page, and its own gestures at the edges.
 *
 * CSS moves what is pushed, by `--swipe-x` and `--swipe-y` of the element.
 * @param swipes undefined leaves all to the browser
 */
export function useSwipe(area: RefObject<HTMLElement | null>, swipes: Swipes | undefined) {
  const isOff = swipes === undefined
  const currentSwipes = useEffectEvent(() => swipes)

  useEffect(() => {
    const { current: element } = area
    if (!element || isOff) return undefined
    const { style } = element
    let finger: Finger | undefined

    function start({ touches, target }: TouchEvent) {
      end()
      const [touch] = touches
      const isFront = currentSwipes()?.isFront()
      if (!touch || touches.length > 1 || startsAtEdge(touch.clientX) || !isFront) return
      if (target instanceof Element && target.closest(ownTouch)) return
      finger = { x: touch.clientX, y: touch.clientY, axis: undefined, offset: 0 }
    }

    function move(event: TouchEvent) {
      const [touch] = event.touches
      if (!finger || !touch) return
      const [x, y] = [touch.clientX - finger.x, touch.clientY - finger.y]
      const canPullDown = currentSwipes()?.close !== undefined && element?.scrollTop === 0
      const axis = finger.axis ?? axisOf(x, y, canPullDown)
      if (!axis || event.touches.length > 1) return end()
      // The browser would scroll.
      if (event.cancelable) event.preventDefault()
      const offset = axis === 'x' ? x : y
      finger = { ...finger, axis, offset }
      const resistance = axis === 'x' && stepTo(offset)?.disabledReason ? 5 : 1
      style.setProperty(`--swipe-${axis}`, `${offset / resistance}px`)
      // Without delay. Put back, it moves as its style sheet says.
      style.setProperty('--swipe-time', '0s')
    }

    function release() {
      const { axis, offset = 0 } = finger ?? {}
      end()
      if (Math.abs(offset) < farEnough) return
      if (axis === 'x') stepTo(offset)?.go()
      else if (offset > 0) currentSwipes()?.close?.()
    }

    function stepTo(side: number) {
      return currentSwipes()?.steps[side < 0 ? 'next' : 'previous']
    }

    function end() {
      finger = undefined
      for (const name of ['x', 'y', 'time']) style.removeProperty(`--swipe-${name}`)
    }

    const listeners = new AbortController()
    const { signal } = listeners
    element.addEventListener('touchstart', start, { passive: true, signal })
    // React's listener is passive and can't keep the browser from scrolling.
    element.addEventListener('touchmove', move, { passive: false, signal })
    element.addEventListener('touchend', release, { signal })
    element.addEventListener('touchcancel', end, { signal })
    return () => listeners.abort()
  }, [area, isOff])
}

/** Near the sides of the window, where the browser's own gestures begin. */
function startsAtEdge(x: number) {
  return Math.min(x, innerWidth - x) < 24
}

/** The axis along which a finger moves the content; undefined leaves it to the browser. */
function axisOf(x: number, y: number, canPullDown: boolean) {
  // Enlarged, a finger moves the page.
  if ((visualViewport?.scale ?? 1) > 1.01) return undefined
  if (Math.abs(x) > Math.abs(y)) return 'x'
  return y > 0 && canPullDown ? 'y' : undefined
}
