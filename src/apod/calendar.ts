import { type Day, isDay, parseDay, requireDay } from './day.ts'

export const earliestDay = requireDay('1995-06-16')

/** The days that the notice for a 404 lists, whatever the date. They must not change (CONTRIBUTING.md). */
export const daysInNotFoundNotice = ['1995-06-17', '1995-06-18', '1995-06-19'] as const

export const daysWithoutEntry: ReadonlySet<string> = new Set([
  ...daysInNotFoundNotice,
  '2020-06-10',
])

export function isArchiveDay(day: Day, today: Day): boolean {
  return day >= earliestDay && day <= today && !daysWithoutEntry.has(day)
}

export function todayInNewYork(): Day {
  return newYorkDay(new Date())
}

/** The date in New York, where a new entry appears shortly after midnight. */
export function newYorkDay(instant: Date): Day {
  // Swedish dates have the format YYYY-MM-DD.
  formatters.newYork ??= new Intl.DateTimeFormat('sv', { timeZone: 'America/New_York' })
  return requireDay(formatters.newYork.format(instant))
}

/** The nearest day with an entry before (-1) or after (1) a valid date. Undefined if there is none. */
export function neighbourDay(date: string, direction: 1 | -1, today: Day): Day | undefined {
  let day = parseDay(date)
  if (!day) return undefined
  if (day < earliestDay) day = addDays(earliestDay, -1)
  if (day > today) day = addDays(today, 1)
  do day = addDays(day, direction)
  while (daysWithoutEntry.has(day))
  return isArchiveDay(day, today) ? day : undefined
}

export function randomDay(except: string, today: Day, random: () => number = Math.random): Day {
  const dayCount = (Date.parse(today) - Date.parse(earliestDay)) / dayMs + 1
  const after = (day: Day) => neighbourDay(day, 1, today) ?? earliestDay
  let day = addDays(earliestDay, Math.floor(random() * dayCount))
  if (daysWithoutEntry.has(day)) day = after(day)
  return day === except ? after(day) : day
}

const dayMs = 24 * 60 * 60 * 1000

export function addDays(day: string, days: number): Day {
  const date = new Date(Date.parse(day) + days * dayMs)
  return requireDay(date.toISOString().slice(0, 10))
}

export function archiveYears(today: Day): number[] {
  const newest = Number(today.slice(0, 4))
  const count = newest - Number(earliestDay.slice(0, 4)) + 1
  return Array.from({ length: count }, (_, index) => newest - index)
}

export function anniversariesOf(day: Day, today: Day): Day[] {
  return archiveYears(today)
    .flatMap((year) => parseDay(`${year}${day.slice(4)}`) ?? [])
    .filter((anniversary) => isArchiveDay(anniversary, today))
}

/** Written out, because creating an Intl formatter would delay the first request. */
export const monthNames: readonly string[] =
  'January February March April May June July August September October November December'.split(' ')

/** `95` is 1995, and `24` is 2024. */
export function fullYear(lastDigits: string): string {
  return `${Number(lastDigits) < 50 ? '20' : '19'}${lastDigits}`
}

export function visitorLocale(): string {
  return new Intl.DateTimeFormat().resolvedOptions().locale
}

/** The locale for dates, which are in English like the app's other texts. */
export function englishLocale(locale: string): string {
  return /^en\b/.test(locale) ? locale : 'en-GB'
}

/** Such as ‘Thu · Nov 5, 2026’. */
export function dayWithWeekday(date: string): string {
  const day = formatDate(date, 'medium')
  return isDay(date) ? `${formatDate(date, 'weekday')}\u00a0· ${day}` : day
}

const dayFormats = {
  long: { dateStyle: 'long' },
  medium: { dateStyle: 'medium' },
  'day and month': { day: 'numeric', month: 'long' },
  'day and short month': { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

/** Created on first use, because creating the first one takes a slow phone 80 ms. */
const formatters: Partial<Record<keyof typeof dayFormats | 'newYork', Intl.DateTimeFormat>> = {}

/** Formats a date. An invalid one, as from an address or a record, stays as it is. */
export function formatDate(date: string, format: keyof typeof dayFormats): string {
  if (!isDay(date)) return date
  const options = { ...dayFormats[format], calendar: 'gregory', timeZone: 'UTC' }
  const formatter = (formatters[format] ??= new Intl.DateTimeFormat(
    englishLocale(visitorLocale()),
    options,
  ))
  return formatter.format(new Date(date))
}
