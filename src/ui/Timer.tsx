import { useEffect, useEffectEvent, useRef } from 'react'

interface TimerProps {
  seconds: number
  isRunning?: boolean
  onElapsed: () => void
}

/** Counts ticks instead of reading a clock, so that time during an alert or the device's sleep doesn't pass. */
export function Timer({ seconds, isRunning = true, onElapsed }: TimerProps) {
  const passedSeconds = useRef(0)
  const countSecond = useEffectEvent(() => {
    passedSeconds.current += 1
    if (passedSeconds.current < seconds) return
    passedSeconds.current = 0
    onElapsed()
  })
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(countSecond, 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return null
}
