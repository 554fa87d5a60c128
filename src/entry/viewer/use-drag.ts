import { type PointerEvent, useRef } from 'react'
import { pointFromCenter } from './point-from-center.ts'
import { follow, type Point, type Transform } from './transform.ts'

/** Event handlers to drag a picture with one pointer and pinch it with two. */
export function useDrag(change: (next: (transform: Transform) => Transform) => void) {
  const pointers = useRef(new Map<number, Point>())

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, pointFromCenter(event, event.currentTarget))
  }

  function onPointerMove(event: PointerEvent) {
    if (!pointers.current.has(event.pointerId)) return
    const before = [...pointers.current.values()]
    pointers.current.set(event.pointerId, pointFromCenter(event, event.currentTarget))
    const after = [...pointers.current.values()]
    change((transform) => follow(transform, before, after))
  }

  function onPointerUp(event: PointerEvent) {
    pointers.current.delete(event.pointerId)
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
}
