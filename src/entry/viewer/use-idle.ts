import { type RefObject, useEffect, useState } from 'react'

const idleAfterMilliseconds = 2500
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Whether the visitor has done nothing in an area for a while. */
export function useIdle(area: RefObject<HTMLElement | null>): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const { current: element } = area
    let timer: ReturnType<typeof setTimeout>
    function wait() {
      clearTimeout(timer)
      setIsIdle(false)
      timer = setTimeout(() => setIsIdle(true), idleAfterMilliseconds)
    }
    wait()
    for (const sign of signs) element?.addEventListener(sign, wait)
    return () => {
      clearTimeout(timer)
      for (const sign of signs) element?.removeEventListener(sign, wait)
    }
  }, [area])
  return isIdle
}
