import { type Day, parseDay, requireDay } from './day.ts'

export const earliestDay = '1995-06-16'

export const notFoundMessageDays = ['1995-06-17', '1995-06-18', '1995-06-19'] as const

/** The days that NASA's archive lacks; navigation skips them. */
export const daysWithoutEntry: ReadonlySet<string> = new Set([...notFoundMessageDays, '2020-06-10'])

/** A new entry appears shortly after midnight in New York. */
export function newYorkDay(instant: Date): Day {
  // Swedish dates are written as in ISO 8601.
  formatters.newYork ??= new Intl.DateTimeFormat('sv', { timeZone: 'America/New_York' })
  return requireDay(formatters.newYork.format(instant))
}

export function todayInNewYork(): Day {
  const today = newYorkDay(new Date())
  return today < earliestDay ? requireDay(earliestDay) : today
}

const dayMs = 24 * 60 * 60 * 1000

/** From a date outside the archive, the nearest day; undefined at the archive's ends, and where the date is no day. */
export function neighbourDay(date: string, direction: 1 | -1, today: Day): Day | undefined {
  let day = parseDay(date)
  if (!day) return undefined
  if (day < earliestDay) day = addDays(earliestDay, -1)
  if (day > today) day = addDays(today, 1)
  do day = addDays(day, direction)
  while (daysWithoutEntry.has(day))
  return day < earliestDay || day > today ? undefined : day
}

export function randomDay(date: string, today: Day, random: () => number = Math.random): Day {
  const days = (msOf(today) - msOf(earliestDay)) / dayMs + 1
  const drawn = addDays(earliestDay, Math.floor(random() * Math.max(days, 1)))
  if (drawn !== date && !daysWithoutEntry.has(drawn)) return drawn
  const after = neighbourDay(drawn, 1, today)
  return after && after !== date ? after : requireDay(earliestDay)
}

export function addDays(day: string, days: number): Day {
  const later = new Date(msOf(day) + days * dayMs)
  return requireDay(later.toISOString().slice(0, 10))
}

function msOf(day: string) {
  return Date.parse(`${day}T00:00:00Z`)
}

export function archiveYears(today: Day): number[] {
  const newest = Number(today.slice(0, 4))
  const count = newest - Number(earliestDay.slice(0, 4)) + 1
  return Array.from({ length: count }, (_, index) => newest - index)
}

/** The same day of each year that has an entry, newest first; 29 February has leap years only. */
export function anniversariesOf(day: Day, today: Day): Day[] {
  return archiveYears(today)
    .flatMap((year) => parseDay(`${year}${day.slice(4)}`) ?? [])
    .filter((each) => isArchiveDay(each, today))
}

export function isArchiveDay(day: Day, today: Day): boolean {
  return day >= earliestDay && day <= today && !daysWithoutEntry.has(day)
}

/** Written out: formatting them would delay the first request. */
export const monthNames: readonly string[] =
  'January February March April May June July August September October November December'.split(' ')

/** The year of two digits in NASA's URLs, from 1950 to 2049: none of its days is before 1995. */
export function fullYear(digits: string): string {
  return `${Number(digits) < 50 ? '20' : '19'}${digits}`
}

/** The visitor's first language. Chromium may name `en-US@posix`, which is none. */
export function visitorLanguage(languages = globalThis.navigator?.languages ?? []): string {
  return languages.find((each) => /^[a-z]{2,3}(-[a-z\d]+)*$/i.test(each)) ?? 'en-GB'
}

/** English as in the region of a language, or as in Britain if browsers know none of that region. */
export function englishOf(language: string): string {
  if (/^en\b/i.test(language)) return language
  const english = `en-${new Intl.Locale(language).maximize().region ?? 'GB'}`
  const { locale } = new Intl.DateTimeFormat(english).resolvedOptions()
  return locale === english ? english : 'en-GB'
}

const dayFormats = {
  'short weekday': { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' },
  long: { dateStyle: 'long' },
  'day and month': { day: 'numeric', month: 'long' },
  weekday: { weekday: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

/** Made when they are needed: the first takes a slow phone 80 ms, in which no request leaves. */
const formatters: Partial<Record<keyof typeof dayFormats | 'newYork', Intl.DateTimeFormat>> = {}

export function formatDay(day: Day, format: keyof typeof dayFormats): string {
  const options = { ...dayFormats[format], calendar: 'gregory', timeZone: 'UTC' }
  const formatter = (formatters[format] ??= new Intl.DateTimeFormat(
    englishOf(visitorLanguage()),
    options,
  ))
  return formatter.format(new Date(day))
}
