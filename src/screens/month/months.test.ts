import { expect, test } from 'vitest'
import { isArchiveDay, visitorLocale } from '../../apod/calendar.ts'
import { requireDay } from '../../apod/day.ts'
import { daysOf, firstWeekday, weekColumn } from '../../apod/month.ts'
import { archiveMonths } from './months.ts'

test.each(['2026-11-20', '2026-12-01', '1995-06-16'].map(requireDay))(
  'On %s, each month has as many days and weeks as its calendar',
  (today) => {
    const weekStartsOn = firstWeekday(visitorLocale())
    const months = archiveMonths(today)
    for (const { month, dayCount, weekCount } of months) {
      const days = daysOf(month).filter((day) => isArchiveDay(day, today))
      const columns = days.map((day) => weekColumn(day, weekStartsOn))
      const rowCount = columns.filter((column, index) => column <= (columns[index - 1] ?? 7)).length
      expect([month, dayCount, weekCount]).toEqual([month, days.length, rowCount])
    }
    expect(months[0]).toMatchObject({ month: '1995-06', name: 'June 1995' })
    expect(months.at(-1)?.month).toBe(today.slice(0, 7))
    expect(new Set(months.map(({ month }) => month)).size).toBe(months.length)
  },
)
