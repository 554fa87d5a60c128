import type { DaySteps } from './day-navigation.ts'

/** In pixels: where the browser's own gestures start, how far a tap trembles, and how far leads to another day. */
const edge = 24
const tremble = 10
const enough = 60

/** Tells CSS that fingers enlarged the page: then it is the browser's to move it. */
function markEnlarged() {
  const isEnlarged = (visualViewport?.scale ?? 1) > 1.01
  document.documentElement.toggleAttribute('data-enlarged', isEnlarged)
}
visualViewport?.addEventListener('resize', markEnlarged)
markEnlarged()

/** Has the card follow the finger that has just touched it; far enough, it leads to another day. */
export function swipe({ target, pointerId, clientX: start }: PointerEvent, steps: DaySteps) {
  const card = target instanceof Element && target.closest<HTMLElement>('article')
  if (!card || target.closest('video') || start < edge || start > innerWidth - edge) return
  const gesture = new AbortController()
  let by = 0

  function move(event: PointerEvent) {
    if (event.pointerId !== pointerId || !card) return
    by = event.clientX - start
    // Where there is no such day, it resists.
    const shown = stepOf(by).disabledReason ? by / 4 : by
    card.style.translate = Math.abs(by) < tremble ? '' : `${shown}px`
  }

  function end({ type }: PointerEvent) {
    gesture.abort()
    const step = stepOf(by)
    const isOver = type === 'pointerup' && Math.abs(by) > enough && !step.disabledReason
    if (isOver) step.go()
    else if (card) card.style.translate = ''
  }

  function stepOf(distance: number) {
    return distance > 0 ? steps.previous : steps.next
  }

  const { signal } = gesture
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', end, { signal })
  // The browser scrolls or zooms.
  addEventListener('pointercancel', end, { signal })
}
