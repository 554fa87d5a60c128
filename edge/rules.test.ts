import fc from 'fast-check'
import { expect, test } from 'vitest'
import { requireDay } from '../src/apod/day.ts'
import { freshSeconds, isAnswer, type Question, readQuestion, serviceUrl } from './rules.ts'

const today = requireDay('2026-11-22')
const question: Question = { service: 'apod', asked: '2024-01-05' }
const headers = { 'content-type': 'application/json; charset=utf-8' }

/** Any day from the archive's first to today. */
const days = fc
  .date({ min: new Date('1995-06-16'), max: new Date('2026-11-22'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('Every day of the archive reaches the service that it is asked of, and nothing else does', () => {
  fc.assert(
    fc.property(days, fc.string(), (each, text) => {
      const [digits, junk] = [each.slice(2).replaceAll('-', ''), encodeURIComponent(text)]
      expect(urlOf(`apod?date=${each}&start_date=${junk}`)).toBe(
        `https://api.nasa.gov/planetary/apod?api_key=a%26b&date=${each}`,
      )
      expect(urlOf(`apod-basic/${digits}?page=${junk}`)).toBe(
        `https://science.nasa.gov/wp-json/wp/v2/apod-basic/${digits}`,
      )
      if (text !== each) expect(urlOf(`apod?date=${junk}`)).toBe(400)
    }),
  )
})

test.each(['2024-02-30', '1995-06-15', '2026-11-23'])('%s reaches nobody', (date) => {
  expect(urlOf(`apod?date=${date}`)).toBe(400)
  expect(urlOf(`apod-basic/${date.slice(2).replaceAll('-', '')}`)).toBe(400)
})

test.each([
  ['2026-11-22', 300],
  ['2026-11-21', 3600],
  ['2026-11-12', 3600],
  ['2026-11-11', 604_800],
])('The entry of %s is fresh for %i seconds', (asked, seconds) => {
  expect(freshSeconds(entry(asked), { service: 'apod', asked }, today)).toBe(seconds)
})

test.each([
  ['“no such day”', { status: 404, body: '{"code":404}' }, 300],
  ['the logo', { body: '{"date":"2024-01-05","title":"NASA Science"}' }, 3600],
  ['an error', { status: 500 }, 0],
  ['a gateway’s page', { status: 404, headers: { 'content-type': 'text/html' } }, 0],
  ['the newest days', { body: `[${entry('2024-01-05').body}]` }, 0],
  ['the stand-in of an outage', { body: '{"date":"2024-01-05","title":"Default Image"}' }, 0],
  ['another day’s entry', entry('2024-01-04'), 0],
  ['an unknown day of the successor', { body: '{"code":"apod_basic_not_found"}' }, 0],
  ['half an entry', { body: '{"date":"2024-01-05",' }, 0],
])('%s is no answer, and how long it is kept', (_, part, seconds) => {
  const response = { ...entry('2024-01-05'), ...part }
  expect(isAnswer(response, question)).toBe(false)
  expect(freshSeconds(response, question, today)).toBe(seconds)
})

function urlOf(path: string) {
  const asked = readQuestion(new URL(`https://apod.example/service/${path}`), today)
  return typeof asked === 'number' ? asked : serviceUrl(asked, 'a&b')
}

function entry(date: string) {
  return { status: 200, headers, body: JSON.stringify({ date, title: 'A Sky', media_type: null }) }
}
