import { useEffect, useState } from 'react'
import type { ArchiveMonth } from './months.ts'
import { isInWindow } from './sections.ts'

const noMonths: ReadonlySet<string> = new Set()

/** The months that have tiles: those within half a window, once the scroll is calm. */
export function useFilledMonths(months: readonly ArchiveMonth[]) {
  const [filled, setFilled] = useState(noMonths)

  useEffect(() => {
    const near = new Set<string>()
    let timer = 0
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) near.add(target.id)
          else near.delete(target.id)
        }
        fillWhenCalm()
      },
      { rootMargin: '50% 0px' },
    )

    function fillWhenCalm() {
      const { scrollY: before } = window
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        // On a busy page, the timer may come before the observer.
        if (Math.abs(scrollY - before) > innerHeight / 4) fillWhenCalm()
        // Not in a transition: Chromium would keep the pictures of each one that is given up.
        else setFilled(new Set(near))
      }, 120)
    }

    for (const { month } of months) {
      const section = document.getElementById(month)
      if (section) observer.observe(section)
    }
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [months])

  /** Adds the months in the window, for the next frame. */
  function fillWindow(sections: readonly HTMLElement[]) {
    const seen = sections.filter(isInWindow).map(({ id }) => id)
    setFilled((before) => new Set([...before, ...seen]))
  }

  return { filled, fillWindow }
}
