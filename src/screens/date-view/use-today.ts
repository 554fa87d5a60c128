import { useSyncExternalStore } from 'react'
import { newYorkDay } from '../../apod/calendar.ts'
import type { Day } from '../../apod/day.ts'

const hour = 60 * 60 * 1000

/** Today in New York, kept true while the page stays open past midnight there. */
export function useToday(): Day {
  return useSyncExternalStore(onEveryHour, today)
}

export function today(): Day {
  return newYorkDay(new Date())
}

/** Midnight in New York falls on a full hour of universal time, in summer as in winter. */
function onEveryHour(notify: () => void) {
  let timer: ReturnType<typeof setTimeout>
  function wait() {
    timer = setTimeout(tick, hour - (Date.now() % hour))
  }
  function tick() {
    notify()
    wait()
  }
  wait()
  // A computer that slept has missed its timers.
  document.addEventListener('visibilitychange', notify)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', notify)
  }
}
