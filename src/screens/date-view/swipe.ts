import { startsAtEdge, swipedStep } from '../../ui/motion/swiped-step.ts'
import type { DaySteps } from './day-navigation.ts'

/** How far the finger of a tap may move, in pixels. */
const tapTolerance = 10

/** Tells CSS whether the page is enlarged: then the browser moves it. */
function markEnlarged() {
  const isEnlarged = (visualViewport?.scale ?? 1) > 1.01
  document.documentElement.toggleAttribute('data-enlarged', isEnlarged)
}
visualViewport?.addEventListener('resize', markEnlarged)
markEnlarged()

/** Has the card follow the finger that has touched it; a swipe leads to another day. */
export function swipe(
  { target, pointerId, clientX: start, timeStamp }: PointerEvent,
  steps: DaySteps,
) {
  const card = target instanceof Element && target.closest<HTMLElement>('article')
  if (!card || target.closest('video') || startsAtEdge(start)) return
  // Touch captures the pointer until the finger is lifted.
  if (!target.hasPointerCapture(pointerId)) return
  const gesture = new AbortController()
  let last = { by: 0, speed: 0, at: timeStamp }

  function move(event: PointerEvent) {
    if (event.pointerId !== pointerId || !card) return
    const by = event.clientX - start
    const speed = (by - last.by) / Math.max(1, event.timeStamp - last.at)
    last = { by, speed, at: event.timeStamp }
    // Where there is no such day, it resists.
    const shown = steps[by > 0 ? 'previous' : 'next'].disabledReason ? by / 4 : by
    card.style.translate = Math.abs(by) < tapTolerance ? '' : `${shown}px`
  }

  function end(event: PointerEvent) {
    if (event.pointerId !== pointerId) return
    gesture.abort()
    const step = swipedStep({ x: last.by, y: 0 }, { x: last.speed, y: 0 })
    if (event.type === 'pointerup' && step && step !== 'close' && !steps[step].disabledReason) {
      steps[step].go()
      // The day leaves from where the finger let it go.
      requestAnimationFrame(() => requestAnimationFrame(putBack))
    } else putBack()
  }

  function putBack() {
    if (card) card.style.translate = ''
  }

  const { signal } = gesture
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', end, { signal })
  // The browser scrolls or zooms.
  addEventListener('pointercancel', end, { signal })
}
