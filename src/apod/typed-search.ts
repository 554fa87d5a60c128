import { normalizeTyped } from '../text/plain-text.ts'
import { parseWebUrl } from '../text/urls.ts'
import { monthNames } from './calendar.ts'
import { dayOfPage } from './day-pages.ts'
import { type Day, dayAtStart, dayFrom, parseMonthDay } from './day.ts'
import { monthAtStart } from './month.ts'

/** If a search is a date and nothing else, `day`, `month` or `monthDay` is set. */
export interface TypedSearch {
  day?: Day | undefined
  month?: string | undefined
  monthDay?: string | undefined
  /** Phrases in quotation marks, and the words between them, separated by single spaces. */
  parts: readonly { text: string; isPhrase: boolean }[]
}

/** The `locale`, by default the browser's, decides what `05/06/2015` is. */
export function parseSearch(typed: string, locale?: string): TypedSearch {
  // A hyphen before a word would exclude that word from a search of NASA's list.
  const pieces = normalizeTyped(typed)
    .replace(/(^|[ ",+])-[- ]*/g, '$1')
    .split('"')
  const parts = pieces
    .map((piece, index) => {
      // An unclosed quotation mark doesn't start a phrase.
      const isPhrase = index % 2 === 1 && index < pieces.length - 1
      return { text: (isPhrase ? piece : piece.replace(/[ ,+]+/g, ' ')).trim(), isPhrase }
    })
    .filter(({ text }) => text !== '')
  const [first, second] = parts
  const isPlain = first !== undefined && !first.isPhrase && second === undefined
  return { ...dateIn(isPlain ? first.text : '', locale), parts }
}

type TypedDate = Pick<TypedSearch, 'day' | 'month' | 'monthDay'>

function dateIn(text: string, locale?: string): TypedDate {
  const day = parseNumericDay(text, locale)
  if (day) return { day }
  return text.includes(' ') ? parseDateInWords(text) : parseOneWordDate(text)
}

/** Parses three numbers: `2010-05-06` in May, and others, such as `05/06/2015`, as the locale writes them. */
function parseNumericDay(text: string, locale?: string): Day | undefined {
  const day = text.includes(' ') ? undefined : dayAtStart(text)
  if (day) return day
  const numbers = /^(\d+)[-/. ]+(\d+)[-/. ]+(\d+)[.,)]*$/.exec(text)?.slice(1) ?? []
  const year = numbers.find((number) => number.length === 4)
  const [first, second] = numbers.filter((number) => number !== year)
  const monthFirst = dayFrom(year, first, second)
  const dayFirst = dayFrom(year, second, first)
  if (!monthFirst || !dayFirst) return monthFirst ?? dayFirst
  return writesMonthFirst(locale) ? monthFirst : dayFirst
}

function writesMonthFirst(locale?: string) {
  const types = new Intl.DateTimeFormat(locale).formatToParts().map(({ type }) => type)
  return types.indexOf('month') < types.indexOf('day')
}

/** Parses `2010-05`, and the URL of a day or month. */
function parseOneWordDate(text: string): TypedDate {
  const url = parseWebUrl(text.includes('//') ? text : `//${text}`)
  const params = new URLSearchParams(url && new URL(url).search)
  const day = (url && dayOfPage(url)) || dayAtStart(params.get('date') ?? '')
  const month = monthAtStart(text) ?? monthAtStart(params.get('month') ?? '')
  return day ? { day } : { month }
}

/** Parses `May 2010`, `17 May` and `17 May 2010`, in any order. */
function parseDateInWords(text: string): TypedDate {
  const words = text.toLowerCase().match(/[^ .]+/g) ?? []
  const monthIndex = monthNames.findIndex((name) =>
    words.some((word) => word.length >= 3 && name.toLowerCase().startsWith(word)),
  )
  const year = words.find((word) => /^\d{4}$/.test(word))
  const [dayNumber] = words.flatMap((word) => /^(\d\d?)(?:st|nd|rd|th)?$/.exec(word)?.[1] ?? [])
  const numbers = [year, dayNumber].filter(Boolean)
  const hasOtherWords = words.length !== numbers.length + 1
  if (monthIndex < 0 || hasOtherWords) return {}
  if (!dayNumber) return { month: year && monthAtStart(`${year}-${monthIndex + 1}`) }
  const monthDay = `${monthIndex + 1}-${dayNumber}`
  if (!year) return { monthDay: parseMonthDay(monthDay)?.slice(5) }
  return { day: dayAtStart(`${year}-${monthDay}`) }
}
