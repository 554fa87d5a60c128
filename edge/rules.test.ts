import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import nginx from '../deploy/nginx-cache.js'
import { type Day, requireDay } from '../src/apod/day.ts'
import { freshSeconds, isEntryOf, readQuestion, type ServiceResponse, serviceUrl } from './rules.ts'

const today = requireDay('2026-11-22')
const day = requireDay('2024-01-05')
const type = 'application/json; charset=utf-8'

/** Any day from the archive's first to today. */
const days = fc
  .date({
    min: new Date('1995-06-16'),
    max: new Date('2026-11-22'),
    noInvalidDate: true,
  })
  .map((date) => requireDay(date.toISOString().slice(0, 10)))

// nginx reads the clock itself.
beforeEach(() => void vi.useFakeTimers({ now: new Date(`${today}T12:00:00Z`) }))
afterEach(() => void vi.useRealTimers())

test.each([
  ['/service/apod?date=2024-01-05', { service: 'apod', day }],
  ['/service/apod?api_key=mine&date=2024-01-05', { service: 'apod', day }],
  ['/service/apod-basic/240105', { service: 'apod-basic', day }],
  ['/service/apod?date=2026-11-22', { service: 'apod', day: today }],
])('%s asks for a day', (path, asked) => {
  expect(ask(path)).toEqual(asked)
})

test.each([
  '/service/apod',
  '/service/apod?date=',
  '/service/apod?date=2024-02-30',
  '/service/apod?date=2024-1-5',
  '/service/apod?date=1995-06-15',
  '/service/apod?date=2026-11-23',
  '/service/apod?start_date=2024-01-05',
  '/service/apod-basic/',
  '/service/apod-basic/2024-01-05',
  '/service/apod-basic/240230',
  '/service/apod-basic/950615',
  '/service/apod-basic/261123',
  '/service/apod-basic/240105/',
])('%s asks for no day of the archive', (path) => {
  expect(ask(path)).toBe(400)
})

test.each(['/service', '/service/', '/service/apod/', '/service/apod-basic', '/service/apodx'])(
  '%s is no address of a service',
  (path) => {
    expect(ask(path)).toBe(404)
  },
)

test('Every day of the archive reaches the service that it is asked of, and nothing else does', () => {
  fc.assert(
    fc.property(days, fc.string(), (each, text) => {
      const junk = encodeURIComponent(text)
      const apod = ask(`/service/apod?date=${each}&start_date=${junk}`)
      const basic = ask(`/service/apod-basic/${each.slice(2).replaceAll('-', '')}?page=${junk}`)
      expect([apod, basic].map(urlOf)).toEqual([
        `https://api.nasa.gov/planetary/apod?api_key=a%26b&date=${each}`,
        `https://science.nasa.gov/wp-json/wp/v2/apod-basic/${each.slice(2).replaceAll('-', '')}`,
      ])
      if (text !== each) expect(ask(`/service/apod?date=${junk}`)).toBe(400)
    }),
  )
})

test.each([
  ['2026-11-22', 300],
  ['2026-11-21', 3600],
  ['2026-11-12', 3600],
  ['2026-11-11', 604_800],
  ['1995-06-16', 604_800],
])('The entry of %s is fresh for %i seconds', (date, seconds) => {
  expect(secondsOf(entry(date), requireDay(date))).toBe(seconds)
})

test('An older entry is fresh for at least as long as a newer one', () => {
  fc.assert(
    fc.property(days, days, (one, other) => {
      const [older, newer] = [one, other].toSorted()
      if (!older || !newer) return
      const [long, short] = [older, newer].map((each) => secondsOf(entry(each), each))
      expect(long).toBeGreaterThanOrEqual(short ?? Infinity)
    }),
  )
})

test('“No such day” is fresh for five minutes, and is no entry', () => {
  const response = { status: 404, type, body: '{"code":404}' }
  expect(secondsOf(response, day)).toBe(300)
  expect(isEntryOf(response, day)).toBe(false)
})

test.each([
  ['over the limit', { status: 429, body: '{"error":{"code":"OVER_RATE_LIMIT"}}' }],
  ['an error', { status: 500, body: '{"code":500}' }],
  ['an error with an entry', { status: 500 }],
  ['a page in the place of a 404', { status: 404, type: 'text/html', body: '<html>' }],
  ['a page', { type: 'text/html' }],
  ['a picture', { type: 'image/png' }],
  ['a redirect', { status: 301, body: '' }],
  ['the list', { body: `[${entry('2024-01-05').body}]` }],
  ['the logo', { body: '{"date":"2024-01-05","title":"NASA Science","media_type":"image"}' }],
  ['the logo’s address', { body: '{"date":"2024-01-05","hdurl":"https://a/nasa-logo@2x.png"}' }],
  [
    'the logo’s words',
    { body: '{"date":"2024-01-05","explanation":" Discover the cosmos! Each"}' },
  ],
  ['nothing', { body: 'null' }],
  ['the stand-in of an outage', { body: '{"date":"2024-01-05","title":"Default Image"}' }],
  ['another day’s entry', entry('2024-01-04')],
  ['an unknown day', { body: '{"code":"apod_basic_not_found","data":{"status":404}}' }],
  ['half an entry', { body: '{"date":"2024-01-05",' }],
])('%s is not kept', (_, response) => {
  expect(secondsOf({ ...entry('2024-01-05'), ...response }, day)).toBe(0)
})

/** What a path asks, by both rules. */
function ask(path: string) {
  const url = new URL(path, 'https://apod.example')
  const asked = readQuestion(url, today)
  const args = Object.fromEntries(url.searchParams)
  const byNginx = nginx.askedDay({ uri: url.pathname, args })
  if (asked !== 404) expect(byNginx).toBe(asked === 400 ? '' : asked.day)
  return asked
}

/** For how many seconds a response is fresh, by both rules. */
function secondsOf(response: ServiceResponse, of: Day) {
  const { status, type: contentType, body } = response
  const seconds = freshSeconds(response, of, today)
  const [kept] = nginx.cacheControl(status, contentType, body, of).split(',')
  expect(kept).toBe(seconds ? `max-age=${seconds}` : 'no-store')
  return seconds
}

function urlOf(asked: ReturnType<typeof ask>) {
  return typeof asked === 'number' ? asked : serviceUrl(asked, 'a&b').href
}

function entry(date: string) {
  return { status: 200, type, body: JSON.stringify({ date, title: 'A Sky', media_type: null }) }
}
