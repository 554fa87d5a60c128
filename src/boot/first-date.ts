import { todayInNewYork } from '../apod/calendar.ts'
import { dateIn } from '../entry/date-url.ts'
import { pathIn } from '../ui/base-path.ts'

/** The date that the page opens with, from the URL; undefined on screens without one. */
export function firstDate(): string | undefined {
  const path = pathIn(location.pathname).replace(/\/+$/, '')
  if (path === '') return todayInNewYork()
  if (path === '/dateview') return dateIn(location.search) ?? todayInNewYork()
  return undefined
}
