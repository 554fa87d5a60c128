import { type PointerEvent, useRef } from 'react'
import { placeOf } from './point-from-center.ts'
import { follow, type Pair, type View } from './transform.ts'

/** Handlers that let a picture be dragged by one pointer and pinched by two. */
export function useDrag(change: (next: (view: View) => View) => void) {
  const pointers = useRef(new Map<number, Pair>())

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, placeOf(event, event.currentTarget))
  }

  function onPointerMove(event: PointerEvent) {
    if (!pointers.current.has(event.pointerId)) return
    const before = [...pointers.current.values()]
    pointers.current.set(event.pointerId, placeOf(event, event.currentTarget))
    const after = [...pointers.current.values()]
    change((view) => follow(view, before, after))
  }

  function onPointerUp(event: PointerEvent) {
    pointers.current.delete(event.pointerId)
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
}
