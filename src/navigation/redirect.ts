import { todayInNewYork } from '../apod/calendar.ts'
import { readSearch } from '../apod/search-words.ts'
import { type Address, withDate } from './address.ts'

/** The address to show instead, or the same one. A search for a date leads to that date, an entry of today's to its day. */
export function redirect(address: Address): Address {
  if (address.layers.includes('dialog')) return withDate(address, todayInNewYork)
  // Not in `address.ts`, because the HTML's inlined script needs no search words.
  if (address.screen !== 'search') return address
  const { days, month, monthDay } = readSearch(address.words)
  const [day, otherDay] = days
  if (day && !otherDay) return { screen: 'day', date: day, layers: [] }
  if (monthDay) return { screen: 'anniversary', monthDay, layers: [] }
  return month ? { screen: 'month', month, layers: [] } : address
}
