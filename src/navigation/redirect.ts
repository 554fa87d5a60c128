import { todayInNewYork } from '../apod/calendar.ts'
import { readSearch } from '../apod/search-words.ts'
import { type Address, withDate } from './address.ts'

/** The address to show instead, or the same one. A search for a date leads to that date, an entry of today's to its day. */
export function redirect(address: Address): Address {
  if (address.layers.includes('dialog')) return withDate(address, todayInNewYork)
  // Not in `address.ts`, because the HTML's inlined script needs no search words.
  const { day, month } = address.screen === 'search' ? readSearch(address.words) : {}
  if (day) return { screen: 'day', date: day, layers: [] }
  return month ? { screen: 'month', month, layers: [] } : address
}
