import { useStore } from 'zustand'
import { addressNow, pathOf } from './address.ts'
import { goTo, replaceAddress, useAddress } from './history.ts'
import { dateOf, dateviewDay, asDayAddress } from './today.ts'

/** The date that By Date shows, which may be invalid. Undefined on other screens. */
export function useSelectedDate(): string | undefined {
  const address = useAddress()
  return useStore(dateviewDay, (day) => dateOf(asDayAddress(address, day)))
}

export function goToDate(date: string) {
  const here = addressNow()
  // A step in an open dialog doesn't add a history entry.
  if (here.screen === 'day' && here.layers.length > 0) return void replaceAddress({ ...here, date })
  const isFromDay = here.screen === 'day' || here.screen === 'today'
  goTo(pathOf({ screen: 'day', date }), { scrollTop: isFromDay ? scrollY : 0 })
}
