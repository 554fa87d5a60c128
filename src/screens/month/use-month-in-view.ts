import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { neighbourMonth } from '../../apod/month.ts'
import { useToday } from '../../navigation/today.ts'
import { currentVisit, updateVisit, useVisit } from '../../navigation/visits.ts'
import { useWindowEvent } from '../../ui/hooks.ts'
import { goToMonth, monthAt } from './sections.ts'

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
  const leftMonth = useRef('')
  const height = useRef<number>(undefined)

  // Of the first month, because each new week makes the list higher.
  const heightNow = () => list.current?.firstElementChild?.getBoundingClientRect().height

  const arrive = useEffectEvent(() => {
    const { scrollTop } = currentVisit.getState()
    leftMonth.current = monthInView
    height.current = heightNow()
    onMonthInView(month)
    if (monthAt(list.current, scrollTop) === month) scrollTo(0, scrollTop)
    else {
      const neighbours = [neighbourMonth(month, -1, today), neighbourMonth(month, 1, today)]
      const isMotionWanted = !matchMedia('(prefers-reduced-motion: reduce)').matches
      goToMonth(month, neighbours.includes(monthInView) && isMotionWanted ? 'smooth' : 'instant')
      updateVisit({ isSettled: true })
    }
    onArrive()
  })

  useLayoutEffect(() => {
    if (currentVisit.getState().id === visitId) arrive()
  }, [visitId])

  const returnToMonth = () => goToMonth(monthInView)

  function followOrReturn() {
    const isResized = heightNow() !== height.current
    height.current = heightNow()
    // Browsers don't keep the place when the window's size changes the height of all months.
    if (isResized) return returnToMonth()
    const seen = monthAt(list.current)
    // At first, a smooth scroll still shows the month that it leaves.
    if (seen === leftMonth.current) return
    leftMonth.current = ''
    onMonthInView(seen)
  }

  useWindowEvent('scroll', followOrReturn)
  const handleResize = useEffectEvent(followOrReturn)
  useEffect(() => {
    const observer = new ResizeObserver(handleResize)
    if (list.current) observer.observe(list.current)
    return () => observer.disconnect()
  }, [list])

  // The page on paper is short, because only one month prints.
  useWindowEvent('afterprint', returnToMonth)
}
