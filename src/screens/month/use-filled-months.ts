import { type RefObject, useState } from 'react'
import { monthsWithin } from './sections.ts'
import { useCalmScroll } from './use-calm-scroll.ts'

const noMonths: ReadonlySet<string> = new Set()

/** The months that have tiles: those within half a window, once the scroll is calm. */
export function useFilledMonths(list: RefObject<Element | null>) {
  const [filled, setFilled] = useState(noMonths)
  // Not in a transition: Chromium would keep the pictures of each one that is given up.
  useCalmScroll(120, () => setFilled(new Set(monthsWithin(list.current, innerHeight / 2))))

  function fillWindow() {
    setFilled((before) => new Set([...before, ...monthsWithin(list.current, 0)]))
  }

  return { filled, fillWindow }
}
