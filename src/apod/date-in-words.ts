import { addDays } from './calendar.ts'
import { type Day, parseDay } from './day.ts'
import { type Month, monthOf, parseMonth } from './month.ts'

/**
 * The day or the month that words name, and nothing else: `2010-05-17`, `17 May 2010`, `May 2010`, in
 * English or another language. Null for all other words.
 */
export function readDateInWords(
  words: string,
  language: string,
): { day: Day } | { month: Month } | null {
  const text = words.trim()
  const [year] = text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/) ?? []
  const days = Array.from({ length: year ? 366 : 0 }, (_, index) => addDays(`${year}-01-01`, index))
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', ignorePunctuation: true })
  const writers = ['en-US', 'en-GB', language].map(writersIn)
  const isWritten = (by: 'day' | 'month') => (day: Day) =>
    writers.some((writer) => writer[by].some((write) => compare(write(new Date(day)), text) === 0))

  const day = parseDay(text) ?? days.find(isWritten('day'))
  if (day) return { day }
  const dayOfMonth = days.find(isWritten('month'))
  const month = parseMonth(text) ?? (dayOfMonth && monthOf(dayOfMonth))
  return month ? { month } : null
}

/** All ways to write a day, and to write its month. */
function writersIn(language: string) {
  // With the years that the page writes, for Thai and Persian visitors too.
  const common = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' }
  const writer = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...options, ...common })
    return (day: Date) => format.format(day)
  }
  const names = [writer({ month: 'long' }), writer({ month: 'short' })]
  return {
    day: (['full', 'long', 'medium'] as const).map((dateStyle) => writer({ dateStyle })),
    month: [
      writer({ month: 'long', year: 'numeric' }),
      ...names.map((name) => (day: Date) => `${name(day)} ${day.getUTCFullYear()}`),
    ],
  }
}
