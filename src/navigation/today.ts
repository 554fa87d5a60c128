import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand'
import { todayInNewYork } from '../apod/calendar.ts'
import type { Day } from '../apod/day.ts'
import { type Address, pathOf } from './address.ts'

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

/** The day that `/dateview` stands for: today, when it was opened. docs/which-day-and-back.md has the rules. */
export const dateviewDay = createStore(todayInNewYork)

export function renewDateviewDay() {
  dateviewDay.setState(todayInNewYork())
}

/** Gives `/dateview` the date of the day that it stands for. */
export function asDayAddress(address: Address, day = dateviewDay.getState()): Address {
  return address.screen === 'today' ? { ...address, screen: 'day', date: day } : address
}

/** The date that By Date shows at an address. Undefined on other screens. */
export function dateOf(address: Address): string | undefined {
  const dated = asDayAddress(address)
  return dated.screen === 'day' ? dated.date : undefined
}

/** Whether two addresses show the same screen and layers. `/dateview` shows the same as its day's address. */
export function showTheSame(one: Address, other: Address): boolean {
  return pathOf(asDayAddress(one)) === pathOf(asDayAddress(other))
}
