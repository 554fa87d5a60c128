import { type PointerEvent, useRef } from 'react'
import { pointFromCenter } from './point-from-center.ts'
import { centerOf, follow, isFit, move, type Point, type Transform } from './transform.ts'
import type { PanZoom } from './use-pan-zoom.ts'

/** How long a thrown picture goes on, in milliseconds at the finger's speed. */
const throwTime = 250
/** A release that comes later after the last move throws nothing, in milliseconds. */
const restTime = 60

interface Drag {
  pointers: Map<number, Point>
  /** As the fingers move it, without limits. */
  transform: Transform
  /** Fingers swipe a picture that fits. */
  isSwipe: boolean
  /** In px a millisecond. */
  speed: Point
  movedAt: number
}

/**
 * Event handlers to drag a picture with one pointer, pinch it with two, throw it, and swipe one that fits.
 * @param onSwipe called with the way and the speed of a swipe; returns whether it leads somewhere
 */
export function useDrag(panZoom: PanZoom, onSwipe: (way: Point, speed: Point) => boolean) {
  const drag = useRef<Drag>(undefined)

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const transform = panZoom.current()
    drag.current ??= { ...still, pointers: new Map(), transform, isSwipe: false }
    const { pointers } = drag.current
    pointers.set(event.pointerId, pointFromCenter(event, event.currentTarget))
    drag.current.isSwipe = pointers.size === 1 && isFit(transform) && event.pointerType === 'touch'
    if (panZoom.motion !== 'still') panZoom.stop()
  }

  function onPointerMove(event: PointerEvent) {
    const { current: held } = drag
    if (!held?.pointers.has(event.pointerId)) return
    const before = [...held.pointers.values()]
    held.pointers.set(event.pointerId, pointFromCenter(event, event.currentTarget))
    const after = [...held.pointers.values()]
    const [from, to] = [centerOf(before), centerOf(after)]
    const passed = Math.max(1, event.timeStamp - held.movedAt)
    held.speed = { x: (to.x - from.x) / passed, y: (to.y - from.y) / passed }
    held.movedAt = event.timeStamp
    held.transform = follow(held.transform, before, after)
    panZoom.hold(held.transform, held.isSwipe)
  }

  function onPointerUp(event: PointerEvent) {
    const { current: held } = drag
    held?.pointers.delete(event.pointerId)
    if (!held || held.pointers.size > 0) return
    drag.current = undefined
    const { transform, isSwipe } = held
    const speed = event.timeStamp - held.movedAt > restTime ? still.speed : held.speed
    if (isSwipe && event.type === 'pointerup' && onSwipe(transform, speed)) return
    if (held.movedAt === 0) return
    const isThrown = !isSwipe && Math.hypot(speed.x, speed.y) > 0.2
    const by = { x: speed.x * throwTime, y: speed.y * throwTime }
    panZoom.change(() => (isThrown ? move(transform, by) : transform), isThrown ? 'throw' : 'step')
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
}

const still = { speed: { x: 0, y: 0 }, movedAt: 0 }
