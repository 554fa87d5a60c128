import { addDays, earliestDay, monthNames } from './calendar.ts'
import { type Day, isDay, parseDay } from './day.ts'

declare const brand: unique symbol

/** A month of the calendar, as `YYYY-MM`. */
export type Month = string & { readonly [brand]: 'Month' }

export function parseMonth(text: string): Month | undefined {
  return isMonthText(text) ? text : undefined
}

export function monthAtStart(text: string): Month | undefined {
  const [, year, month = ''] = /^(\d{4})[-/.](\d\d?)(?!-?[\p{L}\d])/u.exec(text) ?? []
  return parseMonth(`${year}-${month.padStart(2, '0')}`)
}

function isMonthText(text: string): text is Month {
  return isDay(`${text}-01`)
}

export function monthOf(day: string): Month {
  const month = parseMonth(day.slice(0, 7))
  if (!month) throw new RangeError(`Not in a month: ${day}`)
  return month
}

export function parseArchiveMonth(text: string, today: Day): Month | undefined {
  const month = parseMonth(text)
  return month && clampMonth(month, today) === month ? month : undefined
}

export function clampMonth(month: Month, today: Day): Month {
  const [first, last] = [monthOf(earliestDay), monthOf(today)]
  if (month < first) return first
  return month > last ? last : month
}

/** The archive's month that is nearest to a date. An invalid date counts as today. */
export function archiveMonthOf(date: string, today: Day): Month {
  return clampMonth(monthOf(parseDay(date) ?? today), today)
}

export function neighbourMonth(month: Month, direction: 1 | -1, today: Day): Month | undefined {
  // 30 days from the 15th always lead into the neighbouring month.
  return parseArchiveMonth(addDays(`${month}-15`, 30 * direction).slice(0, 7), today)
}

export function daysOf(month: Month): Day[] {
  const days = Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index))
  return days.filter((day) => day.startsWith(month))
}

export function weekColumn(day: Day, weekStartsOn: number): number {
  return ((new Date(day).getUTCDay() - weekStartsOn + 7) % 7) + 1
}

export function formatMonth(month: Month): string {
  const [year, number] = month.split('-')
  return `${monthNames[Number(number) - 1]} ${year}`
}

export const monthOptions = () =>
  monthNames.map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label }))

/** The first day of the week in a locale's region, from 1 (Monday) to 7 (Sunday). */
export function firstWeekday(tag: string): number {
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(tag)
  return locale.getWeekInfo?.().firstDay ?? 1
}
