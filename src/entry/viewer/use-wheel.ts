import { type RefObject, useEffect, useEffectEvent } from 'react'
import { pointFromCenter } from './point-from-center.ts'
import { move, zoom } from './transform.ts'
import type { PanZoom } from './use-pan-zoom.ts'

const lineInPixels = 16

/** Zooms at the pointer by wheel, pans by its tilt; a trackpad's pinch is a wheel event with Ctrl. */
export function useWheel(area: RefObject<HTMLElement | null>, { change }: PanZoom) {
  const turn = useEffectEvent((event: WheelEvent) => {
    const { current: element } = area
    if (!element) return
    // The browser would zoom the page.
    event.preventDefault()
    const point = pointFromCenter(event, element)
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? lineInPixels : 1
    const factor = Math.exp(-event.deltaY * unit * (event.ctrlKey ? 0.01 : 0.002))
    change(
      (transform) => move(zoom(transform, factor, point), { x: -event.deltaX * unit, y: 0 }),
      // A trackpad moves it smoothly by itself.
      event.ctrlKey || event.deltaX !== 0 ? 'still' : 'step',
    )
  })

  useEffect(() => {
    const { current: element } = area
    // React's listener is passive and can't prevent the browser's zoom.
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [area])
}
