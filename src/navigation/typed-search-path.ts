import { readSearch } from '../apod/search-words.ts'
import { type OrderOf } from './address.ts'
import { pathOf } from './path-of.ts'

/** Where typed words lead in the archive: to the day or the month that they name, else to what is found for them. */
export function typedSearchPath(typed: string, order?: OrderOf<'search'>): string {
  const { day, month } = readSearch(typed)
  if (day) return pathOf({ screen: 'day', date: day })
  return month
    ? pathOf({ screen: 'month', month })
    : pathOf({ screen: 'search', words: typed, order })
}
