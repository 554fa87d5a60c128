import { expect, test } from 'vitest'
import { format } from './export-format.ts'
import { readVersion1 } from './export-version-1.ts'
import { readImport } from './read-import.ts'

const now = new Date('2026-11-20T12:00:00Z')

function read(...bookmarks: unknown[]) {
  return readImport(JSON.stringify({ format, version: 1, bookmarks }), now)
}

test('a file of version 1 is read, with its times and marked values', () => {
  const createdAt = '2024-01-06T10:00:00.000Z'
  expect(
    read({
      date: '2024-01-05',
      createdAt,
      copyright: { $type: 'undefined' },
      seen: { $type: 'date', value: createdAt },
      rating: { $type: 'number', value: '-0' },
      parts: [{ a: { $type: 'object', value: { $type: 'own', n: 1 } } }],
    }),
  ).toStrictEqual({
    records: [
      {
        date: '2024-01-05',
        createdAt: new Date(createdAt),
        copyright: undefined,
        seen: new Date(createdAt),
        rating: -0,
        parts: [{ a: { $type: 'own', n: 1 } }],
      },
    ],
    invalid: [],
  })
})

test('a createdAt that was text stays text', () => {
  expect(read({ date: 'a', createdAt: { $type: 'text', value: 'yesterday' } })).toEqual({
    records: [{ date: 'a', createdAt: 'yesterday' }],
    invalid: [],
  })
})

test('a non-text time is invalid, and an unknown mark throws', () => {
  expect(readVersion1({ $type: 'date', value: 7 })).toEqual(new Date(Number.NaN))
  expect(() => readVersion1({ $type: 'map', value: {} })).toThrow('unknown type')
})

test('a value that is no longer read has one message', () => {
  const marks = [
    { $type: 'map', value: [] },
    { $type: 'map', value: {} },
    { $type: 'bytes', value: '%' },
    { $type: 'bigint', value: '9'.repeat(10_000) },
    { $type: ['date'] },
    { $type: 'object', value: 7 },
  ]
  expect(read(...marks.map((mark) => ({ date: 'x', title: 'A Lamp', mark })))).toEqual({
    records: [],
    invalid: marks.map(() => ({
      name: '“A Lamp”',
      reason: 'has data of a kind that this page can’t store',
    })),
  })
})
