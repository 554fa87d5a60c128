import { useSyncExternalStore } from 'react'
import { todayInNewYork } from '../apod/calendar.ts'
import type { Day } from '../apod/day.ts'

/** Today in New York, updated at midnight there. */
export function useToday(): Day {
  return useSyncExternalStore(onEverySecond, todayInNewYork)
}

function onEverySecond(notify: () => void) {
  const timer = setInterval(notify, 1000)
  return () => clearInterval(timer)
}
