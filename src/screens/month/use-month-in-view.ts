import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { addressNow } from '../../navigation/address.ts'
import { replaceAddress } from '../../navigation/history.ts'
import { currentVisit, updateVisit, useVisit } from '../../navigation/visits.ts'
import type { ArchiveMonth } from './months.ts'
import { indexAt } from './sections.ts'

interface Options {
  list: RefObject<HTMLElement | null>
  months: readonly ArchiveMonth[]
  /** The month in the address. */
  month: string
  onArrive: (sections: HTMLElement[]) => void
  onScroll: (index: number) => void
}

/** When a visit begins, scrolls to its place or its month. Then, the address follows the scroll. */
export function useMonthInView({ list, months, month, onArrive, onScroll }: Options) {
  const visitId = useVisit('id')
  const indexInView = useRef(NaN)
  const isOnItsWay = useRef(false)
  const calmTimer = useRef(0)

  const sections = () =>
    [...(list.current?.children ?? [])].filter((section) => section instanceof HTMLElement)

  const goToIndex = (index: number, behavior: ScrollBehavior = 'instant') =>
    sections()[index]?.scrollIntoView({ behavior })

  const arrive = useEffectEvent(() => {
    // It would write the month that a step has just left.
    clearTimeout(calmTimer.current)
    const { scrollTop, isSettled } = currentVisit.getState()
    const top = isSettled ? scrollY : scrollTop
    const index = months.findIndex((item) => item.month === month)
    const isStep = Math.abs(index - indexInView.current) === 1
    const isMotionWanted = !matchMedia('(prefers-reduced-motion: reduce)').matches
    if (indexAt(sections(), top) === index) scrollTo(0, top)
    else {
      isOnItsWay.current = isStep && isMotionWanted
      goToIndex(index, isOnItsWay.current ? 'smooth' : 'instant')
      updateVisit({ isSettled: true })
    }
    indexInView.current = index
    onArrive(sections())
  })

  // A layout effect, so that Back has the tile that it returns to in its first frame.
  useLayoutEffect(() => {
    if (currentVisit.getState().id === visitId) arrive()
  }, [visitId])

  const followScroll = useEffectEvent(() => {
    indexInView.current = indexAt(sections(), scrollY)
    onScroll(indexInView.current)
  })

  const writeAddress = useEffectEvent(() => {
    const here = addressNow()
    const inView = months[indexInView.current]
    if (here.screen !== 'month' || here.layers.length > 0 || isOnItsWay.current) return
    if (inView && inView.month !== here.month) replaceAddress({ ...here, month: inView.month })
  })

  const returnToMonth = useEffectEvent(() => {
    goToIndex(indexInView.current)
    onArrive(sections())
  })

  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    // Browsers don't keep the place when the window's size changes the height of all months.
    const first = list.current?.firstElementChild
    let height = first?.clientHeight
    const observer = new ResizeObserver(() => {
      if (first?.clientHeight !== height) returnToMonth()
      height = first?.clientHeight
    })
    if (first) observer.observe(first)

    function handleScroll() {
      // The browser has scrolled because of a new size, and `returnToMonth` is next.
      if (first?.clientHeight !== height) return
      followScroll()
      clearTimeout(calmTimer.current)
      // Safari allows 100 changes of the address in 30 seconds.
      calmTimer.current = window.setTimeout(() => {
        isOnItsWay.current = false
        writeAddress()
      }, 300)
    }
    addEventListener('scroll', handleScroll, { passive: true, signal })
    // What is pressed right after a scroll begins at the month in view.
    addEventListener('pointerdown', () => writeAddress(), { capture: true, signal })
    addEventListener('keydown', () => writeAddress(), { capture: true, signal })
    // Only one month prints, so the page on paper is short.
    let topBeforePrint = 0
    addEventListener('beforeprint', () => (topBeforePrint = scrollY), { signal })
    addEventListener('afterprint', () => scrollTo(0, topBeforePrint), { signal })
    return () => {
      clearTimeout(calmTimer.current)
      observer.disconnect()
      listeners.abort()
    }
  }, [list])

  return goToIndex
}
