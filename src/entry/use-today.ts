import { useSyncExternalStore } from 'react'
import { newYorkDay } from '../apod/calendar.ts'
import type { Day } from '../apod/day.ts'

/** Today in New York, updated within a minute after midnight there. */
export function useToday(): Day {
  return useSyncExternalStore(onEveryMinute, today)
}

export function today(): Day {
  return newYorkDay(new Date())
}

function onEveryMinute(notify: () => void) {
  const timer = setInterval(notify, 60_000)
  // Timers do not run while a computer sleeps.
  document.addEventListener('visibilitychange', notify)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', notify)
  }
}
