import { useEffect, useLayoutEffect, useRef } from 'react'
import { useWindowEvent } from '../../ui/hooks.ts'
import { isPageEnd } from './sections.ts'

/** Where the navigation is a bar at the window's foot, `data-head` hides the title and the navigation while one scrolls down. */
export function useHead() {
  const last = useRef({ top: 0, width: innerWidth })

  useLayoutEffect(() => void (document.documentElement.dataset['head'] = 'whole'), [])
  // Not a layout effect: the whole timeline would be styled once more before it goes.
  useEffect(() => () => void delete document.documentElement.dataset['head'], [])

  useWindowEvent('scroll', () => {
    const { top, width } = last.current
    last.current = { top: scrollY, width: innerWidth }
    const px = scrollY - top
    // A jump by more than a window, or to keep the place in a new width, leaves the head as it is.
    if (px === 0 || Math.abs(px) > innerHeight || width !== innerWidth) return
    document.documentElement.dataset['head'] = px > 0 && !isPageEnd() ? 'short' : 'whole'
  })
}
