import { type RefObject, useEffect, useEffectEvent } from 'react'
import { startsAtEdge, swipedStep } from './swiped-step.ts'

interface Swipe {
  /** Whether the visitor can go that way. */
  canGo: (step: 'previous' | 'next') => boolean
  onSwipe: (step: 'previous' | 'next' | 'close') => void
}

interface Finger {
  x: number
  y: number
  at: number
}

/** Elements that handle touches themselves. */
const ownTouch = 'input, video, iframe, [popover]'

/**
 * Lets a finger push a dialog's content to the side, or the dialog down where it can't scroll up. CSS
 * moves what is pushed by `--swipe-x` and `--swipe-y` of the area. Scrolling and pinching stay the browser's.
 */
export function useSwipe(area: RefObject<HTMLElement | null>, { canGo, onSwipe }: Swipe) {
  const finish = useEffectEvent(onSwipe)
  const mayGo = useEffectEvent(canGo)

  useEffect(() => {
    const { current: element } = area
    if (!element) return undefined
    const scroller = element.closest('dialog')
    let first: Finger | undefined
    let last: Finger | undefined
    let speed = { x: 0, y: 0 }
    let axis: 'x' | 'y' | undefined

    function begin({ touches, target }: TouchEvent) {
      const [touch] = touches
      const isOwn = target instanceof Element && target.closest(ownTouch)
      end()
      if (touch && touches.length === 1 && !isOwn && !startsAtEdge(touch.clientX))
        first = last = fingerOf(touch)
    }

    function push(event: TouchEvent) {
      const [touch] = event.touches
      if (!first || !last || !touch) return
      const here = fingerOf(touch)
      const moved = { x: here.x - first.x, y: here.y - first.y }
      axis ??= axisOf(moved, scroller)
      // The browser scrolls or zooms.
      if (!axis || event.touches.length > 1) return end()
      if (event.cancelable) event.preventDefault()
      const time = Math.max(1, here.at - last.at)
      speed = { x: (here.x - last.x) / time, y: (here.y - last.y) / time }
      last = here
      const isBlocked = axis === 'x' && !mayGo(moved.x < 0 ? 'next' : 'previous')
      show({ x: axis === 'x' ? moved.x * (isBlocked ? 0.2 : 1) : 0, y: axis === 'y' ? moved.y : 0 })
    }

    function release() {
      if (!first || !last || !axis) return end()
      const moved = {
        x: axis === 'x' ? last.x - first.x : 0,
        y: axis === 'y' ? last.y - first.y : 0,
      }
      const step = swipedStep(moved, speed)
      end()
      if (step && (step === 'close' || mayGo(step))) finish(step)
    }

    function end() {
      first = last = axis = undefined
      speed = { x: 0, y: 0 }
      element?.removeAttribute('data-swiped')
      show({ x: 0, y: 0 })
    }

    function show({ x, y }: { x: number; y: number }) {
      if (x !== 0 || y !== 0) element?.setAttribute('data-swiped', '')
      scroller?.style.setProperty('--swipe-x', `${x}px`)
      scroller?.style.setProperty('--swipe-y', `${Math.max(0, y)}px`)
    }

    element.addEventListener('touchstart', begin, { passive: true })
    // React's listener is passive and can't keep the browser from scrolling.
    element.addEventListener('touchmove', push, { passive: false })
    element.addEventListener('touchend', release)
    element.addEventListener('touchcancel', end)
    return () => {
      element.removeEventListener('touchstart', begin)
      element.removeEventListener('touchmove', push)
      element.removeEventListener('touchend', release)
      element.removeEventListener('touchcancel', end)
    }
  }, [area])
}

function fingerOf({ clientX, clientY }: Touch): Finger {
  return { x: clientX, y: clientY, at: performance.now() }
}

/** The axis along which a finger moves the dialog; undefined leaves it to the browser. */
function axisOf({ x, y }: { x: number; y: number }, scroller: HTMLElement | null) {
  // Zoomed, a finger moves the page.
  if ((visualViewport?.scale ?? 1) > 1.01) return undefined
  if (Math.abs(x) > Math.abs(y)) return 'x'
  return y > 0 && scroller?.scrollTop === 0 ? 'y' : undefined
}
