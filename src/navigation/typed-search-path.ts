import { readSearch } from '../apod/search-words.ts'
import { pathOf } from './address.ts'
import { type OrderOf, orders } from './addresses.ts'

/** Leads to the day or month that was typed, else to a search. Not in `address.ts`, which the script in the HTML has. */
export function typedSearchPath(
  typed: string,
  order: OrderOf<'search'> = orders.search[0],
): string {
  const { day, month } = readSearch(typed)
  if (day) return pathOf({ screen: 'day', date: day })
  return month
    ? pathOf({ screen: 'month', month })
    : pathOf({ screen: 'search', words: typed, order })
}
