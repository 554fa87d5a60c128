import { todayInNewYork } from '../apod/calendar.ts'
import { parseSearch } from '../apod/typed-search.ts'
import { type Address, nothingOpen, withDate } from './address.ts'

// This isn't in `address.ts`, because the inline script doesn't redirect and must stay small.

/** Where an address leads. A search for a date leads to its day or month, or to the day in every year. Today's open entry gets its date. Others stay. */
export function redirectedAddress(address: Address, getToday = todayInNewYork): Address {
  if (address.layers.includes('entry')) return withDate(address, getToday)
  if (address.screen !== 'search') return address
  const { days, month, monthDay } = parseSearch(address.terms)
  const [day, otherDay] = days
  if (day && !otherDay) return { screen: 'day', date: day, ...nothingOpen }
  if (monthDay) return { screen: 'anniversary', monthDay, ...nothingOpen }
  return month ? { screen: 'month', month, ...nothingOpen } : address
}
