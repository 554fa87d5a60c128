import { type PointerEvent, type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { ZoomRef } from 'yet-another-react-lightbox'

/** Zooms with two fingers. The library hears only of the first one, because its own pinch slides away. */
export function usePinch(zoomRef: RefObject<ZoomRef | null>) {
  const firstFinger = useRef<PointerEvent>(undefined)
  const secondFinger = useRef<PointerEvent>(undefined)
  const zoomPerPixel = useRef(NaN)

  return (event: PointerEvent) => {
    const center = firstFinger.current ?? event
    const finger = event.isPrimary ? firstFinger : secondFinger
    finger.current = event.buttons > 0 ? event : undefined
    if (!event.isPrimary) event.stopPropagation()
    const [first, second] = [firstFinger.current, secondFinger.current]
    if (!first || !second) return
    const distance = Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY)
    if (event.type === 'pointerdown') {
      zoomPerPixel.current = (zoomRef.current?.zoom ?? 1) / distance
    } else {
      const zoom = distance * zoomPerPixel.current
      const [x, y] = [center.clientX - innerWidth / 2, center.clientY - innerHeight / 2]
      // At once, because the library then moves the picture as the first finger has moved.
      flushSync(() => zoomRef.current?.changeZoom(zoom, true, x, y))
    }
    // Without zoom, the library would take the first finger for a swipe.
    if (zoomRef.current?.zoom === 1) event.stopPropagation()
  }
}
