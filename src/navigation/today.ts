import { useSyncExternalStore } from 'react'
import { todayInNewYork } from '../apod/calendar.ts'
import type { Day } from '../apod/day.ts'
import { createStore } from '../ui/store.ts'

/** The day that an address without a date means. Set as the page loads, by `goTo` and by today's slideshow. */
export const todayWhenOpened = createStore(todayInNewYork())

/** Today in New York. Updates within a minute of midnight there, and when the tab is seen again. */
export function useToday(): Day {
  return useSyncExternalStore(subscribe, todayInNewYork)
}

function subscribe(notify: () => void) {
  // A timer until midnight would be late by the time that the computer sleeps.
  const timer = setInterval(notify, 60_000)
  document.addEventListener('visibilitychange', notify)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', notify)
  }
}
