import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LookUpFailure, type Reason } from './look-up-failure.ts'
import { readSpecifiedForm } from './specified-form.ts'

const entry = {
  date: '2024-01-05',
  title: 'A Lamp in the Lagoon',
  explanation: 'Light, and the lack of it.',
  url: 'https://apod.nasa.gov/apod/image/2401/lamp.jpg',
  media_type: 'image',
}

test('an entry is read with the fields that are known and no other', () => {
  const known = { ...entry, copyright: 'Ada', hdurl: 'https://apod.nasa.gov/large.jpg' }
  const body = JSON.stringify({ ...known, service_version: 'v1', extra: 1 })
  expect(readSpecifiedForm(200, body)).toEqual({ kind: 'entry', entry: known })
})

test('fields that are no text count as missing', () => {
  const body = JSON.stringify({ ...entry, copyright: false, explanation: null, url: 7 })
  const { date, title, media_type } = entry
  expect(readSpecifiedForm(200, body)).toEqual({
    kind: 'entry',
    entry: { date, title, media_type, explanation: '' },
  })
})

test.each([
  [404, '{"code":404,"msg":"none"}', 404],
  [400, '{"code":400,"msg":"odd"}', 400],
  [500, '{"code":500,"msg":"inside"}', 500],
  [200, '{"code":404}', 404],
  [429, '{"code":17}', 17],
])('status %i with %s is the code %i', (status, body, code) => {
  expect(readSpecifiedForm(status, body)).toEqual({ kind: 'code', code })
})

test.each<[Reason, number, string]>([
  ['limit', 429, '{"error":{"code":"OVER_RATE_LIMIT"}}'],
  ['limit', 429, '<html>OVER_RATE_LIMIT</html>'],
  ['key', 403, '{"error":{"code":"API_KEY_INVALID"}}'],
  ['unavailable', 502, '<html>Bad Gateway</html>'],
  ['unavailable', 503, 'upstream connect error'],
  ['unavailable', 504, ''],
  ['unavailable', 404, '{"error":"none"}'],
  ['html', 200, ' <!doctype html><title>Hello</title>'],
  ['empty', 200, ''],
  ['empty', 200, ' \n'],
  ['cut', 200, JSON.stringify(entry).slice(0, 60)],
  ['shape', 200, 'null'],
  ['shape', 200, '[]'],
  ['shape', 200, '{}'],
  ['shape', 200, '{"code":"404"}'],
  ['shape', 200, JSON.stringify({ ...entry, date: '2024-02-30' })],
  ['shape', 200, JSON.stringify({ ...entry, title: null })],
])('the failure %s comes of status %i with %j', (reason, status, body) => {
  expect(() => readSpecifiedForm(status, body)).toThrow(new LookUpFailure(reason))
})

test('any body of any status is an answer or a failure, nothing else', () => {
  const bodies = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .object({ key: fc.constantFrom(...Object.keys(entry), 'code') })
      .map((o) => JSON.stringify(o)),
  )
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 599 }), bodies, (status, body) => {
      try {
        expect(readSpecifiedForm(status, body).kind).toMatch(/^(entry|code)$/)
      } catch (error) {
        expect(error).toBeInstanceOf(LookUpFailure)
      }
    }),
  )
})
