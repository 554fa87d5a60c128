import { readSearch } from '../apod/search-words.ts'
import type { Address } from './address.ts'

/** The address that another address redirects to, as a search for a date does to that date. */
export function leadOn(address: Address): Address {
  // Not in `address.ts`, because the HTML's inlined script needs no search words.
  const { day, month } = address.screen === 'search' ? readSearch(address.words) : {}
  if (day) return { screen: 'day', date: day, layers: [] }
  return month ? { screen: 'month', month, layers: [] } : address
}
