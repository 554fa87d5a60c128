import { earliestDay, fullYear } from '../src/apod/calendar.ts'
import { type Day, parseDay } from '../src/apod/day.ts'
import { isOutage, isPlaceholder, readStoredEntry } from '../src/apod/entry.ts'
import { hasFields, parseJson } from '../src/apod/fields.ts'
import { archiveBase, specifiedBase, successorBase } from '../src/service/config.ts'

/** What is asked: a service for a day as YYYY-MM-DD, or NASA's list by WordPress's own parameters. */
export interface Question {
  service: 'apod' | 'apod-basic' | 'apod-list'
  asked: string
}

/** What a service sent. */
export interface ServiceResponse {
  status: number
  headers: Record<string, string>
  body: string
}

const minute = 60
const hour = 60 * minute

/** What WordPress may be asked; `categories` and `_fields` are the cache's own. */
const listFields = /^(?:after|before|search|search_columns\[\]|page|per_page|orderby|order)$/

/**
 * What an address asks: `/service/apod?date=2024-01-05`, `/service/apod-basic/240105` or `/service/apod-list?page=2`.
 * @param today in New York: a later day has no picture yet
 * @returns 400 for what is no day of the archive or no question for its list, 404 for any other path
 */
export function readQuestion(url: URL, today: Day): Question | 400 | 404 {
  const { pathname, search, searchParams } = url
  if (pathname === '/service/apod-list') {
    const isKnown = [...searchParams.keys()].every((name) => listFields.test(name))
    const isFitting = isKnown && search.length > 1 && search.length <= 4001
    return isFitting ? { service: 'apod-list', asked: search.slice(1) } : 400
  }
  const [, digits] = /^\/service\/apod-basic\/(.*)$/.exec(pathname) ?? []
  if (pathname !== '/service/apod' && digits === undefined) return 404
  const day = parseDay(digits === undefined ? (searchParams.get('date') ?? '') : fromDigits(digits))
  if (!day || day < earliestDay || day > today) return 400
  return { service: digits === undefined ? 'apod' : 'apod-basic', asked: day }
}

function fromDigits(digits: string): string {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(digits) ?? []
  return year === undefined ? '' : `${fullYear(year)}-${month}-${day}`
}

/** NASA's own address for a question, with nothing else of the visitor's. */
export function serviceUrl({ service, asked }: Question, key: string): string {
  if (service === 'apod-list') return `${archiveBase()}&${asked}`
  if (service === 'apod-basic') return `${successorBase()}/${asked.slice(2).replaceAll('-', '')}`
  return `${specifiedBase('')}?${String(new URLSearchParams({ api_key: key, date: asked }))}`
}

/** How long a response counts as fresh, in seconds: 0 where it is not kept at all. */
export function freshSeconds(response: ServiceResponse, question: Question, today: Day): number {
  const { status, headers } = response
  if (!headers['content-type']?.startsWith('application/json')) return 0
  if (status === 404 || status === 400) return 5 * minute
  if (!isAnswer(response, question)) return isLogo(response) ? hour : 0
  if (question.service === 'apod-list') return 10 * minute
  const age = (Date.parse(today) - Date.parse(question.asked)) / 1000 / hour / 24
  if (age <= 0) return 5 * minute
  return age <= 10 ? hour : 7 * 24 * hour
}

/** Whether a response is a list, or the day's entry: no logo, and no other day's. */
export function isAnswer({ status, body }: ServiceResponse, question: Question): boolean {
  const json = parseJson(body)
  if (status !== 200) return false
  if (question.service === 'apod-list') return Array.isArray(json)
  if (!hasFields(json) || json['date'] !== question.asked) return false
  const entry = readStoredEntry(json)
  return !isPlaceholder(entry) && !isOutage(entry)
}

/** Whether a service is gone: it sends NASA's logo for every date. */
function isLogo({ status, body }: ServiceResponse) {
  const json = parseJson(body)
  return status === 200 && hasFields(json) && isPlaceholder(readStoredEntry(json))
}
