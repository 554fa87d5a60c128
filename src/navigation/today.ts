import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand'
import { todayInNewYork } from '../apod/calendar.ts'
import type { Day } from '../apod/day.ts'

/** The day that `/dateview` shows without a date. docs/which-day-and-back.md says when it changes. `history.ts` and `TodaySlideshow.tsx` change it. */
export const dayShownAsToday = createStore(todayInNewYork)

/** Today in New York. Updates within a minute of midnight there, and when the tab becomes visible. */
export function useToday(): Day {
  return useSyncExternalStore(subscribe, todayInNewYork)
}

function subscribe(notify: () => void) {
  // A timeout until midnight would be late if the computer sleeps before midnight.
  const timer = setInterval(notify, 60_000)
  document.addEventListener('visibilitychange', notify)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', notify)
  }
}
