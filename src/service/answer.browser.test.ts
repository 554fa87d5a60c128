import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entryOf, pictureFields } from '../test/entries.ts'
import { LookUpFailure, readAnswer, type FailureReason } from './answer.ts'

const entry = entryOf('2024-01-05', pictureFields)

const read = (status: number, body: unknown) =>
  readAnswer({ status, body: typeof body === 'string' ? body : JSON.stringify(body) })

test.each<[number, unknown, number | FailureReason]>([
  [200, { ...entry, code: 404 }, 404],
  [429, { code: 17 }, 17],
  [200, { code: 'apod_basic_not_found', message: 'APOD not found.' }, 404],
  [200, { code: '404' }, 'invalid'],
  [200, JSON.stringify(entry).slice(0, 60), 'invalid'],
  [200, { ...entry, date: '2024-02-30' }, 'invalid'],
  [200, [entry], 'invalid'],
  [200, { ...entry, title: ' nasa  SCIENCE' }, 'moved'],
  [404, { error: 'none' }, 'moved'],
])('Status %i with %j is the code or the failure %s', (status, body, outcome) => {
  if (typeof outcome === 'number')
    expect(read(status, body)).toEqual({ kind: 'code', code: outcome })
  else expect(() => read(status, body)).toThrow(new LookUpFailure(outcome))
})

test('Any body of any status is an answer or a failure, nothing else', () => {
  const keys = fc.constantFrom(...Object.keys(entry), 'code', 'hdurl', 'basic_html', 'credit')
  const fields = fc.dictionary(keys, fc.jsonValue())
  const entries = fields.map((each) => JSON.stringify({ ...entry, ...each }))
  const bodies = fc.oneof(fc.string(), fc.json(), entries)
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
