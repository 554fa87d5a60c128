import { type RefObject, useRef, useState } from 'react'
import { prefersLessMotion } from '../../ui/motion/can-move.ts'
import { scaleToFill, nextStop, glideTime } from './stops.ts'
import { identity, keepInside, type Point, stretch, type Transform, zoom } from './transform.ts'

/** How the picture gets to its place: at once, in a step, thrown by a finger, or gliding. */
export type Motion = 'still' | 'step' | 'throw' | 'glide'

interface Shown {
  /** What is shown: the next picture starts whole. */
  page: string
  transform: Transform
  motion: Motion
  /** How long it glides, in milliseconds. */
  time?: number
}

/** The place of a picture in its stage, and the ways to change it. */
export function usePanZoom(stage: RefObject<HTMLElement | null>, page: string) {
  const whole: Shown = { page, transform: identity, motion: 'still' }
  const [last, setShown] = useState(whole)
  const shown = last.page === page ? last : whole
  const glides = useRef(false)
  const startedPage = useRef<string>(undefined)

  /** Where it is now, though it may be on its way. */
  function current(): Transform {
    const moved = stage.current?.firstElementChild
    const { a, e, f } = new DOMMatrix(moved ? getComputedStyle(moved).transform : undefined)
    return { scale: a, x: e, y: f }
  }

  function change(next: (transform: Transform) => Transform, motion: Motion = 'step') {
    glides.current = false
    const from = current()
    setShown((before) => {
      // A step begins where the last one ends.
      const origin = before.motion === 'step' && before.page === page ? before.transform : from
      return { page, transform: keepInside(next(origin), ...sizes(stage)), motion }
    })
  }

  /** Holds it where a finger moves it. */
  function hold(transform: Transform, isFree: boolean) {
    glides.current = false
    const held = isFree ? transform : stretch(transform, ...sizes(stage))
    setShown({ page, transform: held, motion: 'still' })
  }

  function zoomToNextStop(point: Point) {
    const { scale } = shown.transform
    const [window, picture] = sizes(stage)
    const goal = nextStop(scale, window, picture, devicePixelRatio)
    change((before) => (goal === 1 ? identity : zoom(before, goal / before.scale, point)))
  }

  /** A panorama fills the window and glides to its other end. */
  function start() {
    const [window, picture] = sizes(stage)
    // The largest one loads after the one that is shown, or before it.
    if (picture.x === 0 || startedPage.current === page) return
    startedPage.current = page
    const time = glideTime(window, picture)
    if (!time) return
    const filling = { scale: scaleToFill(window, picture), x: 0, y: 0 }
    if (prefersLessMotion()) {
      setShown({ page, transform: filling, motion: 'still' })
      return
    }
    glides.current = true
    setShown({
      page,
      transform: keepInside({ ...filling, x: Infinity }, window, picture),
      motion: 'still',
    })
    // Once it has been painted at its one end.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (!glides.current) return
        const end = keepInside({ ...filling, x: -Infinity }, window, picture)
        setShown({ page, transform: end, motion: 'glide', time })
      }),
    )
  }

  /** Stops a movement where it is. */
  function stop() {
    change((transform) => transform, 'still')
  }

  return { ...shown, current, change, hold, zoomToNextStop, start, stop }
}

export type PanZoom = ReturnType<typeof usePanZoom>

function sizes({ current: element }: RefObject<HTMLElement | null>): [Point, Point] {
  const picture = element?.querySelector<HTMLImageElement>('img:not([hidden])')
  return [
    { x: element?.clientWidth ?? 0, y: element?.clientHeight ?? 0 },
    { x: picture?.naturalWidth ?? 0, y: picture?.naturalHeight ?? 0 },
  ]
}
