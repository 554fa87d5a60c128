import { newYorkDay } from './apod/calendar.ts'
import { dateIn } from './apod/day-address.ts'

/** The date that the page begins with, as its address says; undefined where its screen shows none. */
export function firstDate(): string | undefined {
  const { pathname, search } = location
  if (pathname === '/') return newYorkDay(new Date())
  if (pathname === '/dateview') return dateIn(search) ?? newYorkDay(new Date())
  return undefined
}
