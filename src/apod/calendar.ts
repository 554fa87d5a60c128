import { type Day, parseDay } from './day.ts'

/** The first day that has an entry. */
export const earliestDay = '1995-06-16'

/** The days listed in the specification's 'Not found.' message. */
export const notFoundMessageDays = ['1995-06-17', '1995-06-18', '1995-06-19'] as const

/** Every day since the first without an entry, from the service's archive; navigation skips them. */
export const missingDays: ReadonlySet<string> = new Set([...notFoundMessageDays, '2020-06-10'])

const newYork = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar day in New York at an instant. A new entry appears shortly after midnight there. */
export function newYorkDay(instant: Date): Day {
  const [month, date, year] = newYork.format(instant).split('/')
  const day = parseDay(`${year}-${month}-${date}`)
  if (!day) throw new RangeError(`No day in New York for ${instant.getTime()}`)
  return day
}
