import { useEffect, useEffectEvent, useRef } from 'react'

interface TimerProps {
  seconds: number
  isRunning?: boolean
  onElapsed: () => void
}

/**
 * Calls `onElapsed` each time that this many seconds have passed while it runs. Counts the clock's time, so sleep is
 * included. A clock that is set back is ignored.
 */
export function Timer({ seconds, isRunning = true, onElapsed }: TimerProps) {
  const passedMs = useRef(0)
  const addPassedTime = useEffectEvent((ms: number) => {
    passedMs.current += Math.max(0, ms)
    if (passedMs.current < seconds * 1000) return
    passedMs.current %= seconds * 1000
    onElapsed()
  })
  useEffect(() => {
    if (!isRunning) return undefined
    let last = Date.now()
    const timer = setInterval(() => {
      const now = Date.now()
      addPassedTime(now - last)
      last = now
    }, 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return null
}
