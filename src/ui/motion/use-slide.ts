import { type RefObject, useLayoutEffect, useRef } from 'react'
import { prefersLessMotion } from './move-picture.ts'

interface Slide {
  /** Identifies what is shown. */
  item: string
  /** Sorts it among the others; dates follow one another as they are written. */
  order?: string | number | undefined
  /** A dialog covers it. */
  isHidden: boolean
  /** How far it slides. */
  distance?: string
  /** In milliseconds; as the style sheets' `--slow`, if nothing is said. */
  duration?: number
}

/** Slides another item in from its side. Where items follow one another quickly, they don't slide. */
export function useSlide(
  element: RefObject<HTMLElement | null>,
  { item, order = item, isHidden, distance = '12%', duration = 240 }: Slide,
) {
  const last = useRef({ item, order, since: -Infinity })

  useLayoutEffect(() => {
    const before = last.current
    last.current = { ...before, item, order }
    if (item === before.item) return
    last.current.since = performance.now()
    for (const slide of element.current?.getAnimations() ?? []) slide.finish()
    const isQuick = last.current.since - before.since < 2 * duration
    if (isQuick || isHidden || prefersLessMotion()) return
    // Half seen at once: from nothing, the page would flash between two pictures.
    const from = { translate: order > before.order ? distance : `-${distance}`, opacity: 0.5 }
    element.current?.animate([from, {}], { duration, easing: 'ease-out' })
  }, [element, item, order, isHidden, distance, duration])
}
