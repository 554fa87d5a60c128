import { type RefObject, useLayoutEffect, useRef } from 'react'
import { prefersLessMotion } from '../../ui/motion/prefers-less-motion.ts'

/** As the style sheets' `--slow`, in milliseconds. */
const duration = 240

/**
 * Slides a day in when the date changes, in the direction of time. Where days follow one another
 * quickly, they are simply there.
 * @param isHidden a dialog covers it
 */
export function useSlide(day: RefObject<HTMLElement | null>, date: string, isHidden: boolean) {
  const last = useRef({ date, since: -Infinity })

  useLayoutEffect(() => {
    const { date: before, since } = last.current
    if (date === before) return
    last.current = { date, since: performance.now() }
    for (const slide of day.current?.getAnimations() ?? []) slide.finish()
    const isQuick = last.current.since - since < 2 * duration
    if (isQuick || isHidden || prefersLessMotion()) return
    // Half seen at once: from nothing, the page would flash between two pictures.
    const from = { translate: date > before ? '12%' : '-12%', opacity: 0.5 }
    day.current?.animate([from, {}], { duration, easing: 'ease-out' })
  }, [day, date, isHidden])
}
