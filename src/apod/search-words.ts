import { normalizeTyped } from '../text/plain-text.ts'
import { webUrl } from '../text/urls.ts'
import { monthNames } from './calendar.ts'
import { type Day, dayAtStart } from './day.ts'
import { linkedDay } from './links.ts'
import { type Month, monthAtStart } from './month.ts'

export interface TypedSearch {
  /** The day or month, if the search names nothing else. */
  day: Day | undefined
  month: Month | undefined
  /** Phrases in quotation marks, and the words between them, separated by single spaces. */
  parts: readonly { text: string; isPhrase: boolean }[]
}

export function readSearch(typed: string): TypedSearch {
  // NASA's list would exclude a word with a hyphen before it, so the hyphen is removed.
  const pieces = normalizeTyped(typed)
    .replace(/(^|[ ",+])-[- ]*/g, '$1')
    .split('"')
  const parts = pieces
    .map((piece, index) => {
      // An unclosed quotation mark begins no phrase.
      const isPhrase = index % 2 === 1 && index < pieces.length - 1
      return { text: (isPhrase ? piece : piece.replace(/[ ,+]+/g, ' ')).trim(), isPhrase }
    })
    .filter(({ text }) => text !== '')
  const [first, second] = parts
  const isOnePart = first !== undefined && !first.isPhrase && second === undefined
  return { ...dateIn(isOnePart ? first.text : ''), parts }
}

function dateIn(text: string): Pick<TypedSearch, 'day' | 'month'> {
  const date = text.includes(' ') ? dateInWords(text) : text
  const url = webUrl(date.includes('//') ? date : `//${date}`)
  const params = url === undefined ? undefined : new URL(url).searchParams
  const pageDay = url === undefined ? undefined : linkedDay(url)
  return {
    day: dayAtStart(date) ?? pageDay ?? dayAtStart(params?.get('date') ?? ''),
    month: monthAtStart(date) ?? monthAtStart(params?.get('month') ?? ''),
  }
}

const weekday = /^(?:mon|tue|tues|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:day)?$/

/** Reads `May 2010` as `2010-05`, and `17 May 2010` in any order as `2010-05-17`. Empty for any other text. */
function dateInWords(text: string): string {
  const words = text.split(/[ .]+/).map((word) => word.toLowerCase())
  const dateWords = words.filter((word) => word !== '' && !weekday.test(word))
  const month = monthNames.findIndex((name) =>
    dateWords.some((word) => word.length >= 3 && name.toLowerCase().startsWith(word)),
  )
  const year = dateWords.find((word) => /^\d{4}$/.test(word))
  const [day] = dateWords.flatMap((word) => /^(\d\d?)(?:st|nd|rd|th)?$/.exec(word)?.[1] ?? [])
  if (month < 0 || !year || dateWords.length !== (day ? 3 : 2)) return ''
  return [year, String(month + 1).padStart(2, '0'), day].filter(Boolean).join('-')
}
