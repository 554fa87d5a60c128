import { useRef } from 'react'
import { useSeconds } from './hooks.ts'

interface TimerProps {
  seconds: number
  isRunning?: boolean
  onEnd: () => void
}

/** Calls `onEnd` when it has run for some seconds, and then again after as many more. */
export function Timer({ seconds, isRunning = true, onEnd }: TimerProps) {
  const passed = useRef(0)
  useSeconds(isRunning, (more) => {
    passed.current += more
    if (passed.current < seconds) return
    passed.current = 0
    onEnd()
  })
  return null
}
