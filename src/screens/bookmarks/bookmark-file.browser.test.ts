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
const readText = (text: string) => readBytes(new TextEncoder().encode(text).buffer)
const exportOf = (bookmarks: unknown[], version = exportVersion) => ({ format, version, bookmarks })

function exportRecords(records: StoredRecord[]) {
  const bookmarks = records.flatMap((record) => parseBookmark(record) ?? [])
  return exportJson(bookmarks, now)
}

function readBytes(bytes: ArrayBuffer) {
  try {
    return parseBookmarkFile(bytes, now)
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

const permalink = 'https://science.nasa.gov/image-article/x/'
const linkedLamp = { ...lamp, explanation: 'a < b', permalink }
const poster = 'https://pictures.example/still.jpg'
const player = { ...moth, url: 'https://x.example/?a.jpg' }
const [image, video, other] = ['image', 'video', 'other'].map((media_type) => ({ media_type }))
const pictureUrl = 'https://assets.science.nasa.gov/dynamicimage/assets/lamp.jpg?w=300&h=200'
const successorEntry = {
  ...lamp,
  permalink,
  explanation: 'Lit &amp; seen.',
  url: permalink,
  hdurl: pictureUrl,
}
const importedFields = { explanation: 'Lit & seen.', url: pictureUrl }
const lampsOn = (...days: string[]) => days.map((date) => ({ ...lamp, date }))
const looseDates = lampsOn('2015-1-3', '2012-2-4 10:00')
const exactDates = lampsOn('2015-01-03', '2012-02-04')
const midnights = lampsOn('2024-01-04T22:00-10:00', '2024-07-05T21:00-10:00', '2024-01-07T12:00Z')
const daysHere = lampsOn('2024-01-05', '2024-07-06', '2024-01-07')
const undatedMoth = { title: moth.title, url: moth.url }
const notedMoth = { ...moth, note: 'One' }
const twiceNotedMoth = { ...moth, note: 'One\n\nTwo' }
const withNoteTwo = [lamp, moth].map((entry) => ({ ...entry, note: 'Two' }))
const twoExports = [exportOf([lamp, notedMoth]), exportOf(withNoteTwo)]

test.each([
  ['a bare list of bookmarks', [{ ...lamp, createdAt, note: 'Lit' }], [{ createdAt, note: 'Lit' }]],
  ['two exports in one list', twoExports, [{ ...lamp, note: 'Two' }, twiceNotedMoth]],
  ['dates without zeros, or with a time', looseDates, exactDates],
  ['a list within an object', { count: 2, tags: ['a'], images: [lamp, moth] }, [lamp, moth]],
  ['entries by date', { [lamp.date]: lamp, '2024-1-6': undatedMoth }, [lamp, moth]],
  ['entries by date behind a prefix', { 'apod_2024-01-06': asText(undatedMoth) }, [moth]],
  ['midnight in this time zone as the day here', midnights, daysHere],
  ['entries by date, with other dates inside', { [lamp.date]: { ...lamp, date: '5 Jan' } }, [lamp]],
  ['an export of version 1', exportOf([lamp], 1), [lamp]],
  ['the successor’s format', [successorEntry], [importedFields]],
  ['a bookmark of a successor’s entry, with a permalink', [linkedLamp], [linkedLamp]],
  ['a video with a thumbnail', [{ ...lamp, ...video, thumbnail_url: poster }], [{ poster }]],
  ['a day without media', [{ ...lamp, url: undefined, ...other }], [other]],
  ['JSON within JSON', { theme: 'dark', saved: asText([lamp]), 1: [asText(moth)] }, [moth, lamp]],
  ['entries without a type', [{ ...lamp, url: `${poster}?w=3` }, player], [image, video]],
])('An import reads %s', (_, json, records) => {
  expect(read(json)).toMatchObject({ records, unusableCount: 0 })
})

test('An import reads UTF-8 and little-endian UTF-16 with a byte order mark', () => {
  const records = [{ ...lamp, title: 'Zoë Müller´s Æther' }]
  const text = `\ufeff${asText(records)}`
  const utf16 = Uint16Array.from(text, (unit) => unit.charCodeAt(0))
  for (const { buffer } of [new TextEncoder().encode(text), utf16])
    expect(readBytes(buffer)).toMatchObject({ records })
})

test('A time may be text, milliseconds or seconds, and an impossible one becomes the present', () => {
  const time = createdAt.getTime()
  const recordsAt = (value: unknown) => read([{ ...lamp, createdAt: value }])
  for (const value of [createdAt.toJSON(), time, `${time}`, time / 1000, `${time / 1000}`])
    expect(recordsAt(value)).toMatchObject({ records: [{ createdAt }] })
  for (const value of ['1994-12-31T23:00:00Z', '2999-01-01', time * 1000, 0, 'then', null])
    expect(recordsAt(value)).toMatchObject({ records: [{ createdAt: now }] })
  const exported = exportOf([
    { ...lamp, createdAt: time },
    { ...moth, createdAt: '2999-01-01' },
  ])
  const before = new Date(now.getTime() - 1)
  expect(read(exported)).toMatchObject({ records: [{ createdAt }, { createdAt: before }] })
})

test('A file without times is read as newest first, even with several lists', () => {
  const entries = lampsOn('2024-01-04', '2024-01-03', '2024-01-02', '2024-01-01')
  const content = read({ saved: entries.slice(0, 2), loved: entries.slice(2) })
  const times = [0, 1, 2, 3].map((later) => new Date(now.getTime() - later))
  const records = entries.map((entry, index) => ({ ...entry, createdAt: times[index] }))
  expect(content).toMatchObject({ records })
})

test('An import counts the entries that it can’t use', () => {
  const unusable = [
    { ...lamp, date: '2024-02-30' },
    { ...lamp, date: undefined, links: [{}, {}] },
    { ...lamp, title: ' ' },
    { ...lamp, url: undefined },
    { ...lamp, url: 'javascript:alert(1)' },
  ]
  expect(read([lamp, ...unusable])).toMatchObject({ records: [lamp], unusableCount: 5 })
  const bookmarks = [lamp, { title: 'No date' }, 7, { date: ['z'] }]
  expect(read(exportOf(bookmarks))).toMatchObject({ records: [lamp], unusableCount: 3 })
  expect(read({ '2024-01-05': lamp, 'a_2024-01-07': 'A Moth' })).toMatchObject({ unusableCount: 1 })
  const { url, title, date } = moth
  const passedOver = { a: { url, title }, b: { url, date }, c: { date }, d: { url }, e: date }
  expect(read({ ...passedOver, lamp })).toMatchObject({ records: [lamp], unusableCount: 3 })
})

test.each([
  ['Broken JSON', '{"a":', /^can’t be read/],
  ['An object of another kind', '{"items":[{"id":1}]}', /no usable date or title or address was/],
  ['A list without a day', asText([{ url: lamp.url }, undatedMoth]), /no usable date was found/],
  ['A list of titles', '[{"title":"A Lamp"}]', /no usable date or address was found/],
  ['An empty export', asText(exportOf([])), /^has no bookmarks/],
  ['A newer export', asText([lamp, exportOf([lamp], 3)]), /newer version of this app. Reload/],
])('%s is refused with a reason', (_, text, reason) => {
  expect(readText(text)).toEqual({ refused: expect.stringMatching(reason) })
})

test('Any JSON in a record survives export and import', () => {
  const json = fc.json({ maxDepth: 3 }).map((text): unknown => JSON.parse(text))
  const dates = fc.oneof(fc.string(), fc.integer())
  const moments = fc.date({ noInvalidDate: true, min: new Date('1995-06-16'), max: now })
  const notes = fc.oneof(fc.string({ unit: 'binary' }), fc.constant('half \ud83d'), json)
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
      for (const file of [text, `[{"a":${text}}, ${text}]`, `{"2024-01-05":${text}}`, inAnExport])
        expect(Object.keys(readText(file)).join()).toMatch(outcome)
    }),
  )
  fc.assert(fc.property(fc.uint8Array(), (bytes) => void readBytes(bytes.slice().buffer)))
})
