import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBookmark } from './bookmark.ts'

const entry = {
  date: '2024-01-05',
  title: 'A Lamp in the Lagoon',
  explanation: 'Light, and the lack of it.',
  url: 'https://apod.nasa.gov/apod/image/2401/lamp.jpg',
  media_type: 'image',
}

test('a record is read as an entry and a time', () => {
  const createdAt = new Date('2024-01-06T10:00:00Z')
  expect(readBookmark({ ...entry, createdAt, service_version: 'v1' })).toEqual({
    key: entry.date,
    entry,
    createdAt,
  })
})

test('the usable fields of a damaged record are read', () => {
  expect(readBookmark({ date: 17, title: ['x'], createdAt: 'yesterday' })).toEqual({
    key: 17,
    entry: { date: '', title: '', explanation: '', media_type: '' },
    createdAt: undefined,
  })
})

test.each([{}, { date: undefined }, { date: null }])('%j can’t be stored', (record) => {
  expect(() => readBookmark(record)).toThrow('Invalid')
})

test('no record throws', () => {
  fc.assert(
    fc.property(fc.object({ withDate: true, withBigInt: true, withMap: true }), (record) => {
      expect(readBookmark({ ...record, date: 'k' }).key).toBe('k')
    }),
  )
})
