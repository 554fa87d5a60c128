import { useEffect, useEffectEvent } from 'react'

/** Calls back once the page hasn't scrolled for a while. */
export function useCalmScroll(ms: number, onCalm: () => void) {
  const handleCalm = useEffectEvent(onCalm)
  useEffect(() => {
    let timer = 0
    function wait() {
      const { scrollY: before } = window
      clearTimeout(timer)
      // In the next frame, because on a busy page the timer may come before the frame that scrolls.
      timer = window.setTimeout(requestAnimationFrame, ms, () => {
        if (scrollY === before) handleCalm()
      })
    }
    wait()
    addEventListener('scroll', wait)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', wait)
    }
  }, [ms])
}
