import { readSearch } from '../apod/search-words.ts'
import { pathOf } from './address.ts'
import { type OrderOf, orders } from './routes.ts'

/** Leads to the typed day or month, else to a search. Not in `address.ts`: the script in the HTML has that. */
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
