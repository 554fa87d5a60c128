import { useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { randomDay, todayInNewYork } from '../apod/calendar.ts'
import type { Day } from '../apod/day.ts'
import { useShortcut } from '../ui/shortcuts.ts'
import { addressNow, lookUpDateOf, pathOf } from './address.ts'
import { dayShownAsToday, goTo, previousAddress, replaceAddress, useAddress } from './history.ts'

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

/** The date in the address, or else the one that an address had most recently. It may be invalid. */
export function useSelectedDate(): string | undefined {
  const shownAsToday = useStore(dayShownAsToday)
  const date = lookUpDateOf(useAddress(), () => shownAsToday)
  // After a reload, the previous history entry still has the date.
  const [lastDate, setLastDate] = useState(
    () => date ?? lookUpDateOf(previousAddress() ?? addressNow(), () => shownAsToday),
  )
  if (date !== undefined && date !== lastDate) setLastDate(date)
  return date ?? lastDate
}

export function goToDate(date: string) {
  const here = addressNow()
  // A step in an open dialog doesn't add a history entry.
  if (here.screen === 'day' && here.layers.length > 0) return void replaceAddress({ ...here, date })
  const isFromDay = here.screen === 'day' || here.screen === 'today'
  goTo(pathOf({ screen: 'day', date }), { scrollTop: isFromDay ? scrollY : 0 })
}

/** In an open dialog, steps to today. Otherwise opens By Date, as the link does. */
export function goToToday() {
  if (addressNow().layers.length > 0) goToDate(todayInNewYork())
  else goTo(pathOf({ screen: 'today' }))
}

export function useDayShortcuts() {
  useShortcut('r', goToRandomDay)
  useShortcut('t', goToToday)
}

export function goToRandomDay() {
  goToDate(randomDay(dateInAddressOrToday(), todayInNewYork()))
}

/** Reads the address itself, because React may not have rendered the previous press yet. */
export function dateInAddressOrToday() {
  return lookUpDateOf(addressNow(), dayShownAsToday.getState) ?? todayInNewYork()
}
