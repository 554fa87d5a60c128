import { type RefObject, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { useController, type ZoomRef } from 'yet-another-react-lightbox'

/** Zooms with two fingers. The library moves the picture with the first one, and doesn't hear of the second, because in its own pinch the picture slides away from the fingers. */
export function usePinch(zoomRef: RefObject<ZoomRef | null>) {
  const { containerRef } = useController()
  useEffect(() => {
    const ended = new AbortController()
    const fingers: Partial<Record<'first' | 'second', PointerEvent | undefined>> = {}
    let zoomPerPixel = NaN
    function handleFinger(event: PointerEvent) {
      if (event.pointerType !== 'touch') return
      const { first: held = event } = fingers
      const isEnd = event.type === 'pointerup' || event.type === 'pointercancel'
      fingers[event.isPrimary ? 'first' : 'second'] = isEnd ? undefined : event
      const { first, second } = fingers
      if (!event.isPrimary) event.stopPropagation()
      if (!first || !second) return
      const distance = Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY)
      const [x, y] = [held.clientX - innerWidth / 2, held.clientY - innerHeight / 2]
      if (event.type === 'pointerdown') zoomPerPixel = (zoomRef.current?.zoom ?? 1) / distance
      // At once, because the library then moves the picture from `held` to `first`.
      else flushSync(() => zoomRef.current?.changeZoom(distance * zoomPerPixel, true, x, y))
      // Without zoom, the library would take the first finger for a swipe.
      if (zoomRef.current?.zoom === 1) event.stopPropagation()
    }
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const)
      containerRef.current?.addEventListener(type, handleFinger, ended)
    return () => ended.abort()
  }, [containerRef, zoomRef])
}
