import { addDays, daysWithoutEntry, earliestDay, visitorLocale } from '../../apod/calendar.ts'
import { type Day, requireDay } from '../../apod/day.ts'
import { firstWeekday, formatMonth, monthOf, weekColumn } from '../../apod/month.ts'

/** The numbers that decide how high a month's section is. */
export interface ArchiveMonth {
  month: string
  name: string
  weekCount: number
  dayCount: number
}

/** All months from June 1995 to today's. */
export function archiveMonths(today: Day): ArchiveMonth[] {
  const weekStartsOn = firstWeekday(visitorLocale())
  const months: ArchiveMonth[] = []
  let first = earliestDay
  while (first <= today) {
    const month = monthOf(first)
    const firstOfNext = requireDay(`${monthOf(addDays(`${month}-01`, 31))}-01`)
    const last = firstOfNext <= today ? addDays(firstOfNext, -1) : today
    const spanned = Number(last.slice(8)) - Number(first.slice(8)) + 1
    const missing = [...daysWithoutEntry].filter((day) => first <= day && day <= last)
    months.push({
      month,
      name: formatMonth(month),
      weekCount: Math.ceil((weekColumn(first, weekStartsOn) - 1 + spanned) / 7),
      dayCount: spanned - missing.length,
    })
    first = firstOfNext
  }
  return months
}
