import { useEffect, useLayoutEffect, useRef } from 'react'
import { useWindowEvent } from '../../ui/hooks.ts'
import { isPageEnd } from './sections.ts'

/** Where the navigation is a bar at the window's foot, `data-head` hides the title and the navigation while one scrolls down. */
export function useHead() {
  const lastTop = useRef(0)

  useLayoutEffect(() => void (document.documentElement.dataset['head'] = 'whole'), [])
  // Not a layout effect: the whole timeline would be styled once more before it goes.
  useEffect(() => () => void delete document.documentElement.dataset['head'], [])

  useWindowEvent('scroll', () => {
    const px = scrollY - lastTop.current
    lastTop.current = scrollY
    // A jump by more than a window leaves the head as it is.
    if (px === 0 || Math.abs(px) > innerHeight) return
    document.documentElement.dataset['head'] = px > 0 && !isPageEnd() ? 'short' : 'whole'
  })
}
