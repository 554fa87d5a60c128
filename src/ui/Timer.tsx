import { useEffect, useEffectEvent, useRef } from 'react'

interface TimerProps {
  seconds: number
  isRunning?: boolean
  /** How much of a longer pause counts, such as an alert or the device's sleep. By default all of it. */
  maxPauseMs?: number
  onElapsed: () => void
}

/** Compares clock times, because intervals stop during a pause. If the clock is set back, no time passes. */
export function Timer(props: TimerProps) {
  const { seconds, isRunning = true, maxPauseMs = Infinity, onElapsed } = props
  const passedMs = useRef(0)
  const addPassedTime = useEffectEvent((ms: number) => {
    passedMs.current += Math.max(0, Math.min(ms, maxPauseMs))
    if (passedMs.current < seconds * 1000) return
    passedMs.current %= seconds * 1000
    onElapsed()
  })
  useEffect(() => {
    if (!isRunning) return undefined
    let previous = Date.now()
    const timer = setInterval(() => {
      const now = Date.now()
      addPassedTime(now - previous)
      previous = now
    }, 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return null
}
