import { isDay } from '../src/apod/day.ts'

/** The day so many days later; of a day that exists. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
}

/** `260929` is 2026-09-29, `950616` is 1995-06-16; undefined if there is no such day. */
export function parseShortDay(text: string): string | undefined {
  const century = text >= '950101' ? '19' : '20'
  const day = text.replace(/^(\d\d)(\d\d)(\d\d)$/, `${century}$1-$2-$3`)
  return isDay(day) ? day : undefined
}

export function toShortDay(day: string): string {
  return day.slice(2).replaceAll('-', '')
}

/** `Jun 16, 1995`, as the service writes days in its messages. */
export function formatDay(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'medium' })
}

/** `2024 December 7`, as the successor leads its older titles. */
export function formatLongDay(day: string): string {
  const month = new Date(day).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'long' })
  return `${day.slice(0, 4)} ${month} ${Number(day.slice(8))}`
}
