import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand'
import { todayInNewYork } from '../apod/calendar.ts'
import type { Day } from '../apod/day.ts'
import { type Address, addressNow, pathOf } from './address.ts'

/** Today in New York. Updates within a minute of midnight there, and when the tab becomes visible. */
export function useToday(): Day {
  return useSyncExternalStore(subscribeToToday, todayInNewYork)
}

function subscribeToToday(onChange: () => void) {
  // A timeout until midnight would be late if the computer sleeps before midnight.
  const timer = setInterval(onChange, 60_000)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

/** The day that `/dateview` shows without a date. docs/which-day-and-back.md says when it changes. */
export const dayShownAsToday = createStore(todayInNewYork)

/** Called when the tab is shown again. The screen under a layer keeps its day until Close. */
export function updateDayShownAsToday() {
  if (addressNow().layers.length === 0) dayShownAsToday.setState(todayInNewYork())
}

/** Gives `/dateview` the date of the day that it shows. */
export function withDate(address: Address, today = dayShownAsToday.getState()): Address {
  return address.screen === 'today' ? { ...address, screen: 'day', date: today } : address
}

/** The date that By Date shows at an address. Undefined on other screens. */
export function dateOf(address: Address): string | undefined {
  const dated = withDate(address)
  return dated.screen === 'day' ? dated.date : undefined
}

/** Whether two addresses show the same screen and layers. `/dateview` is the same as its day's address. */
export function isSameAddress(one: Address, other: Address): boolean {
  return pathOf(withDate(one)) === pathOf(withDate(other))
}
