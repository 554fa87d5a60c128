import { type Day, requireDay } from './day.ts'

/** The first day that has an entry. */
export const earliestDay = '1995-06-16'

/** The days listed in the specification's 'Not found.' message. */
export const notFoundMessageDays = ['1995-06-17', '1995-06-18', '1995-06-19'] as const

/** Every day since the first without an entry, from the service's archive; navigation skips them. */
export const missingDays: ReadonlySet<string> = new Set([...notFoundMessageDays, '2020-06-10'])

const hour = 60 * 60 * 1000

/** The calendar day in New York at an instant. A new entry appears shortly after midnight there. */
export function newYorkDay(instant: Date): Day {
  // New York is four or five hours behind UTC. Only `Intl` knows which, but it is slow to start:
  // it is asked only in the one hour a day when the two differ.
  const summer = dayBehindUtc(instant, 4)
  // Stryker disable next-line ConditionalExpression: without the first way it is only slower
  return summer === dayBehindUtc(instant, 5) ? summer : dayByTimeZone(instant)
}

function dayBehindUtc(instant: Date, hours: number): Day {
  return requireDay(new Date(instant.getTime() - hours * hour).toISOString().slice(0, 10))
}

function dayByTimeZone(instant: Date): Day {
  // Swedish dates are written as in ISO 8601.
  return requireDay(instant.toLocaleDateString('sv', { timeZone: 'America/New_York' }))
}

/** English, in lower case, as in NASA's addresses. */
export const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const

/** The year of two digits in NASA's addresses: from 1995 on. */
export function fullYear(digits: string): string {
  return `${Number(digits) < 95 ? '20' : '19'}${digits}`
}
