import { type PointerEvent, type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { ZoomRef } from 'yet-another-react-lightbox'

/**
 * Zooms with two fingers. In the library's own pinch, the picture slides away from the fingers.
 * So it hears only of the first finger, and moves the picture with that.
 */
export function usePinch(zoomRef: RefObject<ZoomRef | null>) {
  const first = useRef<PointerEvent>(undefined)
  const second = useRef<PointerEvent>(undefined)
  const zoomPerPixel = useRef(NaN)
  return (event: PointerEvent) => {
    const last = first.current ?? event
    const finger = event.isPrimary ? first : second
    finger.current = event.buttons > 0 ? event : undefined
    if (!event.isPrimary) event.stopPropagation()
    if (!first.current || !second.current) return
    const { clientX, clientY } = first.current
    const distance = Math.hypot(clientX - second.current.clientX, clientY - second.current.clientY)
    if (event.type === 'pointerdown') {
      zoomPerPixel.current = (zoomRef.current?.zoom ?? 1) / distance
    } else {
      const zoom = distance * zoomPerPixel.current
      const [x, y] = [last.clientX - innerWidth / 2, last.clientY - innerHeight / 2]
      // At once, because the library then moves the picture from the finger's last place to its new one.
      flushSync(() => zoomRef.current?.changeZoom(zoom, true, x, y))
    }
    // Without zoom, the library would take the first finger for a swipe.
    if (zoomRef.current?.zoom === 1) event.stopPropagation()
  }
}
