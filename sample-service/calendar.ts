/** The first day of the archive. */
export const firstDay = '1995-06-16'

/** Days within the archive for which nothing was ever published. */
export const missingDays: readonly string[] = [
  '1995-06-17',
  '1995-06-18',
  '1995-06-19',
  '2020-06-10',
]

/** New York's calendar day, YYYY-MM-DD. */
export function todayInNewYork(): string {
  return newYork.format(new Date())
}

const newYork = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
})

/** The day so many days later; of a day that exists. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
}

/** Whether the text is a day of the calendar as YYYY-MM-DD; 2024-02-30 is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** `260929` is 2026-09-29, `950616` is 1995-06-16; undefined if there is no such day. */
export function parseShortDay(text: string): string | undefined {
  if (!/^\d{6}$/.test(text)) return undefined
  const century = text >= '950101' ? '19' : '20'
  const day = `${century}${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4)}`
  return isDay(day) ? day : undefined
}

export function toShortDay(day: string): string {
  return day.slice(2).replaceAll('-', '')
}

/** `Jun 16, 1995`, as the service writes days in its messages. */
export function tellDay(day: string): string {
  return messageDay.format(new Date(day))
}

const messageDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' })

/** `2024 December 7`, as the successor leads its older titles. */
export function tellLongDay(day: string): string {
  const [year, month, date] = [
    day.slice(0, 4),
    monthName.format(new Date(day)),
    Number(day.slice(8)),
  ]
  return `${year} ${month} ${date}`
}

const monthName = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long' })
