import { useLayoutEffect, useRef } from 'react'
import { isPageEnd } from './sections.ts'

/** In a narrow window, `data-head` hides the title and the navigation while one scrolls down. */
export function useHead() {
  const lastTop = useRef(0)

  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset['head'] = 'whole'
    return () => void delete dataset['head']
  }, [])

  return {
    /** After a jump, the head stays as it is. */
    handleArrival: () => void (lastTop.current = scrollY),
    handleScroll() {
      if (scrollY === lastTop.current) return
      const isDown = scrollY > lastTop.current && !isPageEnd(scrollY)
      lastTop.current = scrollY
      document.documentElement.dataset['head'] = isDown ? 'short' : 'whole'
    },
  }
}
