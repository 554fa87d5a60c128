import { expect, test } from 'vitest'
import { readBookmark, type StoredRecord } from '../bookmark.ts'
import { exportText } from './export-format.ts'

const now = new Date('2026-11-20T12:00:00Z')
const exportOf = (records: StoredRecord[]) =>
  exportText(
    records.flatMap((record) => readBookmark(record) ?? []),
    now,
  )

test('The file has its format, version and date, and times are plain text', () => {
  const createdAt = new Date('2024-01-06T10:00:00Z')
  const { text, left } = exportOf([{ date: '2024-01-05', title: 'A Lamp', createdAt }])
  expect(left).toBe(0)
  expect(JSON.parse(text)).toEqual({
    format: 'astronomy-picture-of-the-day/bookmarks',
    version: 2,
    exportedAt: '2026-11-20T12:00:00.000Z',
    bookmarks: [{ date: '2024-01-05', title: 'A Lamp', createdAt: '2024-01-06T10:00:00.000Z' }],
  })
})

test('Records that JSON can’t express are not written', () => {
  const circle: unknown[] = []
  circle.push(circle)
  const { text, left } = exportOf([
    { date: 7 },
    { date: '7' },
    { date: 'a', circle },
    { date: 'b', big: 7n },
  ])
  expect(left).toBe(2)
  expect(JSON.parse(text)).toMatchObject({ bookmarks: [{ date: 7 }, { date: '7' }] })
})
