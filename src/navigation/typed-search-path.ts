import { readSearch } from '../apod/search-words.ts'
import { pathOf } from './address.ts'
import { type OrderOf, orders } from './routes.ts'

// Not in `address.ts`, which is also in the HTML's inlined script.

/** The path of the day or month that the words name, if they name one. */
export function typedDatePath(words: string): string | undefined {
  const { day, month } = readSearch(words)
  if (day) return pathOf({ screen: 'day', date: day })
  return month && pathOf({ screen: 'month', month })
}

/** The path of the typed day or month, or of a search. */
export function typedSearchPath(
  typed: string,
  order: OrderOf<'search'> = orders.search[0],
): string {
  return typedDatePath(typed) ?? pathOf({ screen: 'search', words: typed, order })
}
