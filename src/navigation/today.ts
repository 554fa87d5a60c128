import { useSyncExternalStore } from 'react'
import { todayInNewYork } from '../apod/calendar.ts'
import type { Day } from '../apod/day.ts'
import { createStore } from '../ui/store.ts'

/** The day that an address without a date means: New York's when the page was opened, gone to or shown again. */
export const todayWhenShown = createStore(todayInNewYork())

/** Today in New York. Updates within a minute of midnight there, and when the tab becomes visible. */
export function useToday(): Day {
  return useSyncExternalStore(subscribe, todayInNewYork)
}

function subscribe(notify: () => void) {
  // A timeout until midnight would be late if the computer sleeps meanwhile.
  const timer = setInterval(notify, 60_000)
  document.addEventListener('visibilitychange', notify)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', notify)
  }
}
