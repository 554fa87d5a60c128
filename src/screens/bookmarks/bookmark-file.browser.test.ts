import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseBookmark, type StoredRecord } from '../../bookmarks/bookmark.ts'
import {
  exportJson,
  exportFormat as format,
  parseBookmarkFile,
  ImportError,
  exportVersion,
} from './bookmark-file.ts'

const now = new Date('2026-11-20T12:00:00Z')
const createdAt = new Date('2024-01-06T10:00:00Z')
const lamp = { date: '2024-01-05', title: 'A Lamp', url: 'https://pictures.example/a.jpg' }
const moth = { date: '2024-01-06', title: 'A Moth', url: 'https://pictures.example/b.jpg' }
const asText = (json: unknown) => JSON.stringify(json)
const read = (json: unknown) => readText(asText(json))
const exportOf = (bookmarks: unknown[], version = exportVersion) => ({ format, version, bookmarks })

function exportRecords(records: StoredRecord[]) {
  const bookmarks = records.flatMap((record) => parseBookmark(record) ?? [])
  return exportJson(bookmarks, now)
}

function readText(text: string) {
  try {
    return parseBookmarkFile(text, now)
  } catch (error) {
    if (error instanceof ImportError) return { refused: error.message }
    throw error
  }
}

test('An export has a format, a version, a date and all records', () => {
  const text = exportRecords([{ ...lamp, createdAt }, { date: 7 }])
  expect(JSON.parse(text)).toEqual({
    format: 'astronomy-picture-of-the-day/bookmarks',
    version: 2,
    exportedAt: '2026-11-20T12:00:00.000Z',
    bookmarks: [{ ...lamp, createdAt: '2024-01-06T10:00:00.000Z' }, { date: 7 }],
  })
})

const nasaFields = { explanation: 'Lit.', media_type: 'image' }
const [nasaLamp, nasaMoth] = [lamp, moth].map((entry) => ({ ...entry, ...nasaFields }))
const lampsOn = (...days: string[]) => days.map((date) => ({ ...nasaLamp, date }))
const looseDays = lampsOn(
  '2015-1-3',
  '2024-07-05T12:00:00Z',
  ' 2012-02-04',
  '2012/3/5',
  '2011-12-06T00:00:00.000Z',
)
const exactDays = lampsOn('2015-01-03', '2024-07-05', '2012-02-04', '2012-03-05', '2011-12-06')
const hdurlAlone = { ...nasaLamp, url: 'file:///storage/a.jpg', hdurl: lamp.url }
const dayWithoutMedia = { ...nasaLamp, url: undefined, media_type: 'other' }
const ownWords = { createdAt, note: 'Lit', rating: 5 }

test.each([
  ['an export’s own bookmarks alone', [{ ...nasaLamp, ...ownWords }], [ownWords]],
  ['a list within an object', { count: 2, entries: [nasaLamp, nasaMoth] }, [lamp, moth]],
  ['days as spreadsheets write them', looseDays, exactDays],
  ['an export whose days a spreadsheet has rewritten', exportOf(looseDays), exactDays],
  ['a picture that only its large URL shows', [hdurlAlone], [hdurlAlone]],
  ['a day without media', [dayWithoutMedia], [{ media_type: 'other' }]],
  ['an export’s records without a day or an address', exportOf([{ date: 7 }]), [{ date: 7 }]],
])('An import reads %s', (_, json, records) => {
  expect(read(json)).toMatchObject({ records, unusableCount: 0 })
})

test('Notes of a day that is twice in a file are merged', () => {
  const notes = ['One', 'Two'].map((note) => ({ ...lamp, note }))
  expect(read(exportOf(notes))).toMatchObject({ records: [{ ...lamp, note: 'One\n\nTwo' }] })
})

test('An export of version 1 is read, and what it wrote around odd values stays as it is', () => {
  const odd = {
    date: '2024-01-07',
    copyright: { $type: 'undefined' },
    createdAt: { $type: 'text', value: 'yesterday' },
    rating: { $type: 'number', value: 'NaN' },
  }
  const bookmarks = [{ ...lamp, createdAt: createdAt.toJSON(), note: 'Lit' }, odd]
  const records = [
    { ...lamp, createdAt, note: 'Lit' },
    { ...odd, createdAt: new Date(now.getTime() - 1) },
  ]
  expect(read(exportOf(bookmarks, 1))).toEqual({ records, unusableCount: 0 })
  expect(parseBookmark(records[1] ?? {})?.entry).toEqual({
    date: '2024-01-07',
    title: '',
    media_type: '',
    explanation: '',
  })
})

test('A missing or impossible time becomes the present, with the first entry as the newest', () => {
  const times = [undefined, '2999-01-01', 'then', null, 5]
  const days = lampsOn('2024-01-04', '2024-01-03', '2024-01-02', '2024-01-01', '2023-12-31')
  const bookmarks = days.map((entry, index) => ({ ...entry, createdAt: times[index] }))
  const records = [0, 1, 2, 3, 4].map((later) => ({ createdAt: new Date(now.getTime() - later) }))
  expect(read(exportOf(bookmarks))).toMatchObject({ records })
})

test('An import counts the entries that it can’t use', () => {
  const unusable = [
    { ...nasaLamp, date: '2024-02-30' },
    { ...nasaLamp, date: undefined },
    { ...nasaLamp, title: undefined },
    { ...nasaLamp, url: undefined },
    { ...nasaLamp, url: 'javascript:alert(1)' },
    'A Lamp',
  ]
  expect(read([nasaLamp, ...unusable])).toMatchObject({ records: [lamp], unusableCount: 6 })
  const bookmarks = [lamp, { title: 'No date' }, 7, { date: ['z'] }]
  expect(read(exportOf(bookmarks))).toMatchObject({ records: [lamp], unusableCount: 3 })
})

test.each([
  ['Broken JSON', '{"a":1,}', /^isn’t valid JSON\. .*(position 7|line 1)/],
  ['An object of another kind', '{"items":[{"id":1}]}', /^has no bookmarks\. Choose the file/],
  ['An object with two lists', asText({ a: [nasaLamp], b: [nasaMoth] }), /^has no bookmarks/],
  ['An empty export', asText(exportOf([])), /^has no bookmarks/],
  ['A newer export', asText(exportOf([lamp], 3)), /newer version of this app. Reload/],
])('%s is refused with a reason', (_, text, reason) => {
  expect(readText(text)).toEqual({ refused: expect.stringMatching(reason) })
})

test('Any JSON in a record survives export and import', () => {
  const json = fc.json({ maxDepth: 3 }).map((text): unknown => JSON.parse(text))
  const dates = fc.oneof(fc.string(), fc.integer())
  const moments = fc.date({ noInvalidDate: true, min: new Date('1995-06-16'), max: now })
  const letters = fc.constantFrom('a', ' ', '"', '\\', '\n', '\0', '\u2028', 'é', '🌌', '\ud83d')
  const notes = fc.oneof(fc.string({ unit: letters }), json)
  fc.assert(
    fc.property(dates, moments, json, notes, (date, time, links, note) => {
      const records = [{ date, createdAt: time, links, note }]
      expect(readText(exportRecords(records))).toStrictEqual({ records, unusableCount: 0 })
    }),
  )
})

test('Any file is either read or refused, without an exception', () => {
  const outcome = /^records,unusableCount$|^refused$/
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      const inAnExport = `{"format":"${format}","bookmarks":[${text}]}`
      for (const file of [text, `[{"a":${text}}, ${text}]`, `{"a":[${text}]}`, inAnExport])
        expect(Object.keys(readText(file)).join()).toMatch(outcome)
    }),
  )
})
