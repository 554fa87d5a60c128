import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { neighbourMonth } from '../../apod/month.ts'
import { useToday } from '../../navigation/today.ts'
import { currentVisit, updateVisit, useVisit } from '../../navigation/visits.ts'
import { useWindowEvent } from '../../ui/hooks.ts'
import { goToMonth, monthAt } from './sections.ts'
import { useCalmScroll } from './use-calm-scroll.ts'

interface Options {
  list: RefObject<Element | null>
  /** The month in the address. */
  month: string
  monthInView: string
  onMonthInView: (month: string) => void
  /** Runs before the visit's first frame. */
  onArrive: () => void
}

/** A visit begins at its place or, if its month isn't in view there, at the month. Then the scroll decides. */
export function useMonthInView(options: Options) {
  const { list, month, monthInView, onMonthInView, onArrive } = options
  const today = useToday()
  const visitId = useVisit('id')
  /** The month that a smooth scroll leads to. Those on the way aren't taken for the month in view. */
  const destination = useRef<string>(undefined)
  const height = useRef<number>(undefined)
  const printedFrom = useRef(0)

  // The first month's, because each new week makes the whole list higher.
  const heightNow = () => list.current?.firstElementChild?.getBoundingClientRect().height

  const arrive = useEffectEvent(() => {
    const { scrollTop } = currentVisit.getState()
    destination.current = undefined
    height.current = heightNow()
    onMonthInView(month)
    if (monthAt(list.current, scrollTop) === month) scrollTo(0, scrollTop)
    else {
      const neighbours = [neighbourMonth(month, -1, today), neighbourMonth(month, 1, today)]
      const isMotionWanted = !matchMedia('(prefers-reduced-motion: reduce)').matches
      const isSmooth = neighbours.includes(monthInView) && isMotionWanted
      if (isSmooth) destination.current = month
      goToMonth(month, isSmooth ? 'smooth' : 'instant')
      updateVisit({ isSettled: true })
    }
    onArrive()
  })

  useLayoutEffect(() => {
    if (currentVisit.getState().id === visitId) arrive()
  }, [visitId])

  function followOrReturn() {
    const isResized = heightNow() !== height.current
    height.current = heightNow()
    // Browsers don't keep the place when the window's size changes the height of all months.
    if (isResized) return goToMonth(monthInView)
    const seen = monthAt(list.current)
    if (destination.current && destination.current !== seen) return
    destination.current = undefined
    onMonthInView(seen)
  }

  useWindowEvent('scroll', followOrReturn)
  // The visitor may have stopped the smooth scroll.
  useCalmScroll(120, () => {
    destination.current = undefined
    followOrReturn()
  })
  const handleResize = useEffectEvent(followOrReturn)
  useEffect(() => {
    const observer = new ResizeObserver(handleResize)
    if (list.current) observer.observe(list.current)
    return () => observer.disconnect()
  }, [list])

  // The page on paper is short, because only one month prints.
  useWindowEvent('beforeprint', () => void (printedFrom.current = scrollY))
  useWindowEvent('afterprint', () => scrollTo(0, printedFrom.current))
}
