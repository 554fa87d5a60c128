import { todayInNewYork } from '../apod/calendar.ts'
import { pathIn } from '../ui/base-path.ts'

/** This app's URL for a date: path and query. */
export function dateUrl(date: string): string {
  return `/dateview?${new URLSearchParams({ date })}`
}

/** The date in a URL's query, unchecked; null if there is none. */
export function dateIn(search: string): string | null {
  return new URLSearchParams(search).get('date')?.trim() || null
}

/** The date that the page opens with, from its URL; undefined on screens without one. */
export function firstDate(): string | undefined {
  const path = pathIn(location.pathname).replace(/\/+$/, '')
  if (path === '') return todayInNewYork()
  if (path === '/dateview') return dateIn(location.search) ?? todayInNewYork()
  return undefined
}
