import { useSyncExternalStore } from 'react'
import { midnightAfter, todayInNewYork } from '../apod/calendar.ts'
import type { Day } from '../apod/day.ts'

const subscribers = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Today in New York: as it is at each render, at midnight there, and when the tab is seen again. */
export function useToday(): Day {
  return useSyncExternalStore(subscribe, todayInNewYork)
}

function subscribe(notify: () => void) {
  subscribers.add(notify)
  return () => void subscribers.delete(notify)
}

/** Lets the page follow New York's calendar. Call it once. */
export function followToday() {
  waitForMidnight()
  // Timers sleep with the computer.
  document.addEventListener('visibilitychange', checkToday)
}

function waitForMidnight() {
  clearTimeout(timer)
  timer = setTimeout(checkToday, midnightAfter(new Date()) - Date.now())
}

function checkToday() {
  for (const notify of subscribers) notify()
  waitForMidnight()
}
