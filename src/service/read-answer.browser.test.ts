import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LookUpFailure, type Reason } from './answer.ts'
import { readAnswer } from './read-answer.ts'

const entry = {
  date: '2024-01-05',
  title: 'A Lamp in the Lagoon',
  explanation: 'Light, and the lack of it.',
  url: 'https://apod.nasa.gov/apod/image/2401/lamp.jpg',
  media_type: 'image',
}

const read = (status: number, body: unknown) =>
  readAnswer({ status, body: typeof body === 'string' ? body : JSON.stringify(body) })

test('an entry is read with its known fields only', () => {
  const known = { ...entry, copyright: 'Ada', hdurl: 'https://apod.nasa.gov/large.jpg' }
  expect(read(200, { ...known, service_version: 'v1', extra: 1 })).toEqual({
    kind: 'entry',
    entry: known,
  })
})

test.each([
  ['the specified service', {}],
  ['the successor', { post_id: 1, permalink: 'https://science.nasa.gov/lamp/', credit: '' }],
])('an entry of another day than the asked one keeps its date, from %s', (_, fields) => {
  expect(read(200, { ...entry, ...fields, date: '2024-01-04' })).toMatchObject({
    entry: { date: '2024-01-04' },
  })
})

test('fields that are not text count as missing', () => {
  const { date, title, media_type } = entry
  expect(read(200, { ...entry, copyright: 5, explanation: null, url: 7 })).toEqual({
    kind: 'entry',
    entry: { date, title, media_type, explanation: '' },
  })
})

test.each([
  [404, { code: 404, msg: 'none' }, 404],
  [200, { code: 404 }, 404],
  [200, { ...entry, code: 404 }, 404],
  [429, { code: 17 }, 17],
  [404, { code: 'apod_basic_not_found', data: { status: 404 } }, 404],
  [200, { code: 'apod_basic_not_found', message: 'APOD not found.' }, 404],
])('status %i with %j is the code %i', (status, body, code) => {
  expect(read(status, body)).toEqual({ kind: 'code', code })
})

test.each<[Reason, number, unknown]>([
  ['limit', 429, { error: { code: 'OVER_RATE_LIMIT' } }],
  ['key', 403, { error: { code: 'API_KEY_INVALID' } }],
  ['moved', 410, ''],
  ['moved', 404, { error: 'none' }],
  ['unavailable', 502, '<html>Bad Gateway</html>'],
  ['invalid', 200, ' <!doctype html><title>Hello</title>'],
  ['invalid', 200, JSON.stringify(entry).slice(0, 60)],
  ['invalid', 200, [entry]],
  ['invalid', 200, { code: '404' }],
  ['invalid', 200, { ...entry, date: '2024-02-30' }],
  ['invalid', 200, { ...entry, title: null }],
  ['moved', 200, { ...entry, title: ' nasa  SCIENCE' }],
])('the failure %s is the result of status %i with %j', (reason, status, body) => {
  expect(() => read(status, body)).toThrow(new LookUpFailure(reason))
})

test('any body of any status is an answer or a failure, nothing else', () => {
  const keys = fc.constantFrom(...Object.keys(entry), 'code', 'hdurl', 'basic_html', 'credit')
  const bodies = fc.oneof(
    fc.string(),
    fc.json(),
    fc.dictionary(keys, fc.jsonValue()).map((fields) => JSON.stringify(fields)),
    fc.dictionary(keys, fc.jsonValue()).map((fields) => JSON.stringify({ ...entry, ...fields })),
  )
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 599 }), bodies, (status, body) => {
      try {
        expect(readAnswer({ status, body }).kind).toMatch(/^(entry|code)$/)
      } catch (error) {
        expect(error).toBeInstanceOf(LookUpFailure)
      }
    }),
  )
})
