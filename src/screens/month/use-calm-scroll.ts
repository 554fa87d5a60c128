import { useEffect, useEffectEvent } from 'react'

/** Calls back once the page has been neither scrolled nor resized for a while. */
export function useCalmScroll(ms: number, onCalm: () => void) {
  const handleCalm = useEffectEvent(onCalm)
  useEffect(() => {
    let timer = 0
    function wait() {
      const { scrollY: before } = window
      clearTimeout(timer)
      // In the next frame, because on a busy page the timer may come before the frame that scrolls.
      timer = window.setTimeout(() => {
        requestAnimationFrame(() => {
          if (scrollY === before) handleCalm()
        })
      }, ms)
    }
    wait()
    addEventListener('scroll', wait)
    addEventListener('resize', wait)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', wait)
      removeEventListener('resize', wait)
    }
  }, [ms])
}
