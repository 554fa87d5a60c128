import { monthNamesIn } from './calendar.ts'
import type { Month } from './month.ts'

/** The one in which the browser writes dates. */
export const visitorLanguage = new Intl.DateTimeFormat().resolvedOptions().locale

/** The names of the months in the visitor's language. */
export const visitorMonths: readonly string[] = monthNamesIn(visitorLanguage)

/** `May 2010`, with the month's name in the visitor's language, or another one. */
export function monthInWords(month: Month, names = visitorMonths): string {
  const [year, number] = month.split('-')
  return `${names[Number(number) - 1]} ${year}`
}

/** The weekday that weeks begin with where a language is spoken: 1 is Monday, 7 Sunday. */
export function firstWeekday(language: string): number {
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(
    language,
  )
  return locale.getWeekInfo?.().firstDay ?? 1
}
