import { newYorkDay } from '../apod/calendar.ts'
import { dateIn } from '../apod/date-url.ts'

/** The date that the page begins with, as its address says; undefined where its screen shows none. */
export function firstDate(): string | undefined {
  const path = location.pathname.replace(/\/+$/, '')
  if (path === '') return newYorkDay(new Date())
  if (path === '/dateview') return dateIn(location.search) ?? newYorkDay(new Date())
  return undefined
}
