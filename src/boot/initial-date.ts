import { todayInNewYork } from '../apod/calendar.ts'
import { parseAddress } from '../navigation/address.ts'

/** The date that the page opens with, unchecked; undefined on screens without one. */
export function initialDate(): string | undefined {
  const address = parseAddress(location)
  return address.screen === 'day' ? (address.date ?? todayInNewYork()) : undefined
}
