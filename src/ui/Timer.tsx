import { useEffect, useEffectEvent, useRef } from 'react'

interface TimerProps {
  seconds: number
  isRunning?: boolean
  onElapsed: () => void
}

/** Calls `onElapsed` whenever this many seconds have passed while it runs. Compares clock times, so that the device's sleep counts too. If the clock is set back, no time passes. */
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
