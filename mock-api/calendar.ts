import { fullYear, monthNames } from '../src/apod/calendar.ts'
import { type Day, parseDay } from '../src/apod/day.ts'

/** Parses a day in the format of the successor's URLs: `950616` is 1995-06-16, `260929` is 2026-09-29. */
export function parseShortDay(text: string): Day | undefined {
  const [, year = '', month, date] = text.match(/^(\d\d)(\d\d)(\d\d)$/) ?? []
  return parseDay(`${fullYear(year)}-${month}-${date}`)
}

/** Formats a day as `2024 December 7`, with which the successor begins its older titles. */
export function formatLongDay(day: string): string {
  return `${day.slice(0, 4)} ${monthNames[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}`
}
