import { useEffect } from 'react'

/** Keeps the display on. If the system refuses or releases the lock, as with a low battery, asks again, but no more than once a minute. */
export function useWakeLock(shouldHold: boolean) {
  useEffect(() => {
    if (!shouldHold || !('wakeLock' in navigator)) return undefined
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    async function hold() {
      const nextAt = performance.now() + 60_000
      const lock = await navigator.wakeLock.request('screen').catch(() => undefined)
      const holdAgain = () => {
        if (!isOver) timer = setTimeout(startHolding, nextAt - performance.now())
      }
      if (lock) lock.addEventListener('release', holdAgain)
      else holdAgain()
      return lock
    }
    let lock = hold()
    function startHolding() {
      lock = hold()
    }
    return () => {
      isOver = true
      clearTimeout(timer)
      void lock.then((held) => held?.release())
    }
  }, [shouldHold])
}
