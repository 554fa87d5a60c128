import { useSyncExternalStore } from 'react'
import { newYorkDay } from '../apod/calendar.ts'
import type { Day } from '../apod/day.ts'

const hour = 60 * 60 * 1000

/** Today in New York, updated at midnight there. */
export function useToday(): Day {
  return useSyncExternalStore(onEveryHour, today)
}

export function today(): Day {
  return newYorkDay(new Date())
}

/** Midnight in New York is always on a full hour of UTC. */
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
  // Timers do not run while a computer sleeps.
  document.addEventListener('visibilitychange', notify)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', notify)
  }
}
