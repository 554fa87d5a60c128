import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeExport } from './export-format.ts'
import { readImport } from './read-import.ts'

const now = new Date('2026-11-20T12:00:00Z')

function roundTrip(records: unknown[]) {
  return readImport(writeExport(records, now).text, now)
}

test('the form is named, numbered and dated, and its moments are plain text', () => {
  const { text, left } = writeExport(
    [{ date: '2024-01-05', title: 'A Lamp', createdAt: new Date('2024-01-06T10:00:00Z') }],
    now,
  )
  expect(left).toBe(0)
  expect(JSON.parse(text)).toEqual({
    format: 'astronomy-picture-of-the-day/bookmarks',
    version: 1,
    exportedAt: '2026-11-20T12:00:00.000Z',
    bookmarks: [{ date: '2024-01-05', title: 'A Lamp', createdAt: '2024-01-06T10:00:00.000Z' }],
  })
})

const values = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.boolean(),
    fc.constantFrom(null, undefined, '$type', '2024-01-05T00:00:00.000Z', /a\/b/gi),
    fc.bigInt(),
    fc.date(),
    fc.uint8Array(),
    fc.float64Array(),
    fc.uint8Array().map((bytes) => bytes.slice().buffer),
    fc.array(tie('value')),
    fc.array(tie('value')).map((list) => new Set(list)),
    fc.array(fc.tuple(tie('value'), tie('value'))).map((pairs) => new Map(pairs)),
    fc.dictionary(
      fc.oneof(fc.string(), fc.constantFrom('$type', '__proto__', 'value')),
      tie('value'),
      {
        noNullPrototype: true,
      },
    ),
  ),
})).value

const keys = fc.oneof(fc.string(), fc.double({ noNaN: true }), fc.date({ noInvalidDate: true }))

test('whatever the records hold, export then import gives the same', () => {
  const moments = fc.oneof(fc.date(), values)
  const record = fc.tuple(
    fc.dictionary(fc.string(), values, { noNullPrototype: true }),
    keys,
    moments,
  )
  fc.assert(
    fc.property(fc.array(record, { maxLength: 4 }), (parts) => {
      const records = parts.map(([rest, date, createdAt]) => ({ ...rest, date, createdAt }))
      expect(roundTrip(records)).toStrictEqual({ records, invalid: [] })
    }),
  )
})

test('a field named __proto__ stays a field', () => {
  const record = JSON.parse('{"date":"x","__proto__":{"polluted":1},"a":{"__proto__":{"b":2}}}')
  const result = roundTrip([record])
  expect(result).toStrictEqual({ records: [record], invalid: [] })
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test('what has no form is left out and counted', () => {
  const round: { date: string; self?: unknown } = { date: 'round' }
  round.self = round
  const gaps: unknown[] = []
  gaps[2] = 1
  const { text, left } = writeExport(
    [round, { date: 'f', f: () => 1 }, { date: 'g', gaps }, { date: 'kept' }],
    now,
  )
  expect(left).toBe(3)
  expect(JSON.parse(text)).toMatchObject({ bookmarks: [{ date: 'kept' }] })
})
