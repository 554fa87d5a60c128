import { readSearch } from '../apod/search-words.ts'
import { dayPath, foundPath, monthPath, type OrderOf } from './address.ts'

/** Where typed words lead in the archive: to the day or the month that they name, else to what is found for them. */
export function typedSearchPath(typed: string, order?: OrderOf<'find'>): string {
  const { day, month } = readSearch(typed)
  if (day) return dayPath(day)
  return month ? monthPath(month) : foundPath(typed, order)
}
