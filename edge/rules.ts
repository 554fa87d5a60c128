import { earliestDay, fullYear } from '../src/apod/calendar.ts'
import { type Day, parseDay } from '../src/apod/day.ts'
import { isOutage, isPlaceholder, readStoredEntry } from '../src/apod/entry.ts'
import { hasFields, parseJson } from '../src/apod/fields.ts'
import { specifiedBase, successorBase } from '../src/service/config.ts'

/** Which of the two services is asked, and for which day. */
export interface Question {
  service: 'apod' | 'apod-basic'
  day: Day
}

/** What a service sent. */
export interface ServiceResponse {
  status: number
  type: string
  body: string
}

const minute = 60
const hour = 60 * minute
const daySeconds = 24 * hour

/**
 * What an address asks: `/service/apod?date=2024-01-05` or `/service/apod-basic/240105`.
 * @param today in New York: a later day has no picture yet
 * @returns 400 for what is no day of the archive, 404 for any other path
 */
export function readQuestion({ pathname, searchParams }: URL, today: Day): Question | 400 | 404 {
  if (pathname === '/service/apod') {
    return question('apod', searchParams.get('date') ?? '', today)
  }
  const [, digits] = /^\/service\/apod-basic\/(.*)$/.exec(pathname) ?? []
  if (digits !== undefined) return question('apod-basic', fromDigits(digits), today)
  return 404
}

function question(service: Question['service'], date: string, today: Day): Question | 400 {
  const day = parseDay(date)
  return day && day >= earliestDay && day <= today ? { service, day } : 400
}

function fromDigits(digits: string): string {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(digits) ?? []
  return year === undefined ? '' : `${fullYear(year)}-${month}-${day}`
}

/** NASA's own address for a question; the day is all that is passed on. */
export function serviceUrl({ service, day }: Question, key: string): URL {
  if (service === 'apod-basic') {
    return new URL(`${successorBase()}/${day.slice(2).replaceAll('-', '')}`)
  }
  return new URL(`${specifiedBase('')}?${String(new URLSearchParams({ api_key: key, date: day }))}`)
}

/** How long a response counts as fresh, in seconds: 0 where it is not kept at all. */
export function freshSeconds(response: ServiceResponse, day: Day, today: Day): number {
  if (!response.type.startsWith('application/json')) return 0
  if (response.status === 404) return 5 * minute
  if (!isEntryOf(response, day)) return 0
  const age = (Date.parse(today) - Date.parse(day)) / 1000 / daySeconds
  if (age <= 0) return 5 * minute
  return age <= 10 ? hour : 7 * daySeconds
}

/** Whether a response is the day's entry: no list, no logo, and no other day's. */
export function isEntryOf({ status, body }: ServiceResponse, day: Day): boolean {
  const json = parseJson(body)
  if (status !== 200 || !hasFields(json) || json['date'] !== day) return false
  const entry = readStoredEntry(json)
  return !isPlaceholder(entry) && !isOutage(entry)
}
