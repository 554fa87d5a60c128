import { type RefObject, useLayoutEffect, useRef } from 'react'
import { prefersLessMotion } from './prefers-less-motion.ts'

/** As the style sheets' `--slow`, in milliseconds. */
const duration = 240

interface Slide {
  /** Identifies what is shown. */
  item: string
  /** Its place among the others; dates follow one another as they are written. */
  place?: string | number | undefined
  /** A dialog covers it. */
  isHidden: boolean
}

/** Slides another item in from its side. Where items follow one another quickly, they don't slide. */
export function useSlide(
  element: RefObject<HTMLElement | null>,
  { item, place = item, isHidden }: Slide,
) {
  const last = useRef({ item, place, since: -Infinity })

  useLayoutEffect(() => {
    const before = last.current
    last.current = { ...before, item, place }
    if (item === before.item) return
    last.current.since = performance.now()
    for (const slide of element.current?.getAnimations() ?? []) slide.finish()
    const isQuick = last.current.since - before.since < 2 * duration
    if (isQuick || isHidden || prefersLessMotion()) return
    // Half seen at once: from nothing, the page would flash between two pictures.
    const from = { translate: place > before.place ? '12%' : '-12%', opacity: 0.5 }
    element.current?.animate([from, {}], { duration, easing: 'ease-out' })
  }, [element, item, place, isHidden])
}
