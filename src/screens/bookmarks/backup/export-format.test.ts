import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeExport } from './export-format.ts'
import { readImport } from './read-import.ts'

const now = new Date('2026-11-20T12:00:00Z')

function roundTrip(records: unknown[]) {
  return readImport(writeExport(records, now).text, now)
}

test('the file has its format, version and date, and times are plain text', () => {
  const { text, ...counts } = writeExport(
    [{ date: '2024-01-05', title: 'A Lamp', createdAt: new Date('2024-01-06T10:00:00Z') }],
    now,
  )
  expect(counts).toEqual({ written: 1, incomplete: 0 })
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
  fc.assert(
    fc.property(keys, moments, json, json, (date, createdAt, links, $type) => {
      const records = [{ date, createdAt, links, $type }]
      expect(roundTrip(records)).toStrictEqual({ records, invalid: [] })
    }),
  )
})

test('what is as deep as an export allows can be imported', () => {
  const lists = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels))
  const fields = (levels: number) => JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`)
  const records = [{ date: 'a', deep: lists(65), fields: fields(64) }]
  expect(roundTrip(records)).toEqual({ records, invalid: [] })
  expect(writeExport([{ date: 'a', deep: lists(66) }], now)).toMatchObject({ incomplete: 1 })
  expect(writeExport([{ date: 'a', deep: fields(65) }], now)).toMatchObject({ incomplete: 1 })
})

test('what version 1 marked is plain data in version 2', () => {
  const records = [{ date: 'a', seen: { $type: 'date', value: '2024-01-06T10:00:00.000Z' } }]
  expect(roundTrip(records)).toStrictEqual({ records, invalid: [] })
})

test('a field named __proto__ stays a field', () => {
  const record = JSON.parse('{"date":"x","__proto__":{"polluted":1},"a":{"__proto__":{"b":2}}}')
  const result = roundTrip([record])
  expect(result).toStrictEqual({ records: [record], invalid: [] })
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test('a field that JSON can’t express is left out, and its bookmark is counted', () => {
  const circle: unknown[] = []
  circle.push(circle)
  const values = [
    new Map(),
    new Set(),
    /x/,
    7n,
    Uint8Array.of(1),
    new Blob(),
    Number.NaN,
    new Date(Number.NaN),
    circle,
    [undefined],
    Array(2),
    [{ deep: [7n] }],
  ]
  const { text, ...counts } = writeExport(
    values.map((value, date) => ({ date, title: 'kept', value, other: { value } })),
    now,
  )
  expect(counts).toEqual({ written: values.length, incomplete: values.length })
  expect(JSON.parse(text)).toMatchObject({
    bookmarks: values.map((_, date) => ({ date, title: 'kept' })),
  })
  expect(text).not.toContain('value')
})

test('what is stored as undefined is not counted as missing', () => {
  const record = { date: 'a', copyright: undefined, more: { copyright: undefined } }
  expect(writeExport([record], now)).toMatchObject({ incomplete: 0 })
})

test('a record whose key JSON can’t express is not written', () => {
  const keys = [new Date(5), Uint8Array.of(1).buffer, ['a'], Infinity, 7, '7']
  const { text, written } = writeExport(
    keys.map((date) => ({ date })),
    now,
  )
  expect(written).toBe(2)
  expect(JSON.parse(text)).toMatchObject({ bookmarks: [{ date: 7 }, { date: '7' }] })
})
