import { addDays, earliestDay, monthNames } from './calendar.ts'
import { type Day, isDay, parseDay } from './day.ts'

/** Returns the text if it is a month of the calendar, as `YYYY-MM`. */
export function parseMonth(text: string): string | undefined {
  return isDay(`${text}-01`) ? text : undefined
}

export function monthAtStart(text: string): string | undefined {
  const [, year, month = ''] = /^(\d{4})[-/.](\d\d?)(?!-?[\p{L}\d])/u.exec(text) ?? []
  return parseMonth(`${year}-${month.padStart(2, '0')}`)
}

export function monthOf(day: string): string {
  return day.slice(0, 7)
}

export function isArchiveMonth(month: string, today: Day): boolean {
  return clampMonth(month, today) === month
}

export function clampMonth(month: string, today: Day): string {
  const [first, last] = [monthOf(earliestDay), monthOf(today)]
  if (month < first) return first
  return month > last ? last : month
}

/** The archive's month that is nearest to a date. An invalid date counts as today. */
export function archiveMonthOf(date: string, today: Day): string {
  return clampMonth(monthOf(parseDay(date) ?? today), today)
}

export function neighbourMonth(month: string, direction: 1 | -1, today: Day): string | undefined {
  // 30 days from the 15th always lead into the neighbouring month.
  const neighbour = monthOf(addDays(`${month}-15`, 30 * direction))
  return isArchiveMonth(neighbour, today) ? neighbour : undefined
}

export function daysOf(month: string): Day[] {
  const days = Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index))
  return days.filter((day) => day.startsWith(month))
}

/** The first day of the week in a locale's region, from 1 (Monday) to 7 (Sunday). */
export function firstWeekday(tag: string): number {
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(tag)
  return locale.getWeekInfo?.().firstDay ?? 1
}

/** A day's column in a calendar, from 1. `weekStartsOn` is a `firstWeekday`. */
export function weekColumn(day: Day, weekStartsOn: number): number {
  return ((new Date(day).getUTCDay() - weekStartsOn + 7) % 7) + 1
}

export function formatMonth(month: string): string {
  const [year, number] = month.split('-')
  return `${monthNames[Number(number) - 1]} ${year}`
}

/** `December` and `12` both give `12`. */
export function monthNumberOf(nameOrNumber: string): string {
  const lowerCase = nameOrNumber.toLowerCase()
  const index = monthNames.findIndex((name) => name.toLowerCase() === lowerCase)
  return index < 0 ? nameOrNumber : String(index + 1)
}

export const monthOptions = () =>
  monthNames.map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label }))
