import { readSearch } from '../apod/search-words.ts'
import { pathOf } from './address.ts'
import { type OrderOf, orders } from './routes.ts'

/** The path of a typed day or month. Not in `address.ts`, because that file is inlined into the HTML. */
export function typedDatePath(words: string): string | undefined {
  const { day, month } = readSearch(words)
  if (day) return pathOf({ screen: 'day', date: day })
  return month && pathOf({ screen: 'month', month })
}

export function typedSearchPath(
  typed: string,
  order: OrderOf<'search'> = orders.search[0],
): string {
  return typedDatePath(typed) ?? pathOf({ screen: 'search', words: typed, order })
}
