import { newYorkDay } from '../apod/calendar.ts'
import { dateIn } from '../apod/day.ts'
import { pathIn } from '../ui/base-path.ts'

/** The date that the page opens with, from the URL; undefined on screens without one. */
export function firstDate(): string | undefined {
  const path = pathIn(location.pathname).replace(/\/+$/, '')
  if (path === '') return newYorkDay(new Date())
  if (path === '/dateview') return dateIn(location.search) ?? newYorkDay(new Date())
  return undefined
}
