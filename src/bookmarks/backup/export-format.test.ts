import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exportText } from './export-format.ts'
import { planImport } from './plan-import.ts'

const now = new Date('2026-11-20T12:00:00Z')

test('the file has its format, version and date, and times are plain text', () => {
  const createdAt = new Date('2024-01-06T10:00:00Z')
  const { text, written } = exportText([{ date: '2024-01-05', title: 'A Lamp', createdAt }], now)
  expect(written).toBe(1)
  expect(JSON.parse(text)).toEqual({
    format: 'astronomy-picture-of-the-day/bookmarks',
    version: 2,
    exportedAt: '2026-11-20T12:00:00.000Z',
    bookmarks: [{ date: '2024-01-05', title: 'A Lamp', createdAt: '2024-01-06T10:00:00.000Z' }],
  })
})

test('any JSON in a record survives export and import', () => {
  const json = fc.json({ maxDepth: 3 }).map((text): unknown => JSON.parse(text))
  const keys = fc.oneof(fc.string(), fc.integer())
  const moments = fc.oneof(
    fc.date({ noInvalidDate: true }),
    fc.constant('not a moment'),
    fc.integer(),
    fc.constant(null),
  )
  const notes = fc.oneof(fc.string({ unit: 'binary' }), fc.constant('half \ud83d'), json)
  fc.assert(
    fc.property(keys, moments, json, notes, (date, createdAt, links, note) => {
      const records = [{ date, createdAt, links, note }]
      const isNote = typeof note === 'string' && note !== ''
      expect(planImport(exportText(records, now).text, now, new Map())).toStrictEqual({
        added: records,
        count: { bookmarks: 1, notes: isNote ? 1 : 0 },
        existing: 0,
        invalid: [],
      })
    }),
  )
})

test('a field named __proto__ stays a field', () => {
  const record = JSON.parse('{"date":"x","__proto__":{"polluted":1},"a":{"__proto__":{"b":2}}}')
  const createdAt = now
  const { text } = exportText([{ ...record, createdAt }], now)
  expect(planImport(text, now, new Map())).toMatchObject({ added: [{ ...record, createdAt }] })
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test('records that JSON can’t express are not written', () => {
  const circle: unknown[] = []
  circle.push(circle)
  const keys = [new Date(5), Uint8Array.of(1).buffer, ['a'], Infinity, 7, '7']
  const records = [...keys.map((date) => ({ date })), { date: 'a', circle }, { date: 'b', big: 7n }]
  const { text, written } = exportText(records, now)
  expect(written).toBe(2)
  expect(JSON.parse(text)).toMatchObject({ bookmarks: [{ date: 7 }, { date: '7' }] })
})
