import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBookmark, type StoredRecord } from '../bookmark.ts'
import { exportText, format, readFile, Refusal, version } from './bookmark-file.ts'

const now = new Date('2026-11-20T12:00:00Z')
const createdAt = new Date('2024-01-06T10:00:00Z')
const lamp = { date: '2024-01-05', title: 'A Lamp', url: 'https://pictures.example/a.jpg' }
const moth = { date: '2024-01-06', title: 'A Moth', url: 'https://pictures.example/b.jpg' }
const read = (json: unknown) => readText(JSON.stringify(json))
const readText = (text: string) => readBytes(new TextEncoder().encode(text).buffer)
const exportRecords = (records: StoredRecord[]) =>
  exportText(
    records.flatMap((record) => readBookmark(record) ?? []),
    now,
  )
const exportOf = (bookmarks: unknown[], its = version) => ({ format, version: its, bookmarks })

function readBytes(bytes: ArrayBuffer) {
  try {
    return readFile(bytes, now)
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message }
    throw error
  }
}

/** The bytes of a text, little-endian, with the mark that editors write. */
function utf16(text: string) {
  return Uint16Array.from(`\ufeff${text}`, (unit) => unit.charCodeAt(0)).buffer
}

/** As an old editor writes it: each of these letters is one byte. */
function windows1252(text: string) {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer
}

test('An exported file has its format, version and date, and times are plain text', () => {
  const { text, left } = exportRecords([{ date: '2024-01-05', title: 'A Lamp', createdAt }])
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
  const { text, left } = exportRecords([
    { date: 7 },
    { date: '7' },
    { date: 'a', circle },
    { date: 'b', big: 7n },
  ])
  expect(left).toBe(2)
  expect(JSON.parse(text)).toMatchObject({ bookmarks: [{ date: 7 }, { date: '7' }] })
})

test.each([
  [
    'our bookmarks without the rest of the export',
    [{ ...lamp, createdAt, note: 'Lit' }],
    [{ createdAt, note: 'Lit' }],
  ],
  [
    'two exports in one list, the second note for a bookmark that has none',
    [
      exportOf([lamp, { ...moth, note: 'One' }]),
      exportOf([
        { ...lamp, note: 'Two' },
        { ...moth, note: 'Three' },
      ]),
    ],
    [
      { ...lamp, note: 'Two' },
      { ...moth, note: 'One' },
    ],
  ],
  [
    'days without zeros, and with a time',
    ['2015-1-3', '2015-10-5', '2012-02-03T00:00:00.000Z', '2012-2-4 10:00'].map((date) => ({
      ...lamp,
      date,
    })),
    ['2015-01-03', '2015-10-05', '2012-02-03', '2012-02-04'].map((date) => ({ date })),
  ],
  [
    'a list within an object',
    { of: 'pictures', count: 2, tags: ['a'], images: [lamp, moth] },
    [lamp, moth],
  ],
  ['one answer alone', lamp, [lamp]],
  [
    'entries by their day',
    { [lamp.date]: lamp, '2024-1-6': { ...moth, date: undefined } },
    [lamp, moth],
  ],
  ['an export within an object', { data: { backup: exportOf([lamp]) } }, [lamp]],
  [
    'the successor’s form',
    [
      {
        date: '2026-10-02',
        title: 'APOD: 2026 October 2 &#8211; A Lamp',
        media_type: 'image',
        explanation:
          '<strong>Explanation:</strong> A <a href="https://a.example/">moth</a> &amp; more.',
        copyright: false,
        credit: '<b>Image Credit: </b>Ada',
        url: 'https://science.nasa.gov/image-article/apod-2026-october-2-a-lamp/',
        hdurl: 'https://assets.science.nasa.gov/dynamicimage/assets/lamp.jpg?w=300&h=200',
      },
    ],
    [
      {
        title: 'A Lamp',
        explanation: 'A moth & more.',
        explanationLinks: [{ at: 2, text: 'moth', url: 'https://a.example/' }],
        copyright: 'Credit: Ada',
        url: 'https://assets.science.nasa.gov/dynamicimage/assets/lamp.jpg?w=300&h=200',
      },
    ],
  ],
  [
    'our bookmark of a successor’s answer, which has its page’s address, too',
    [{ ...lamp, explanation: 'a < b', permalink: 'https://science.nasa.gov/image-article/x/' }],
    [{ ...lamp, explanation: 'a < b', permalink: 'https://science.nasa.gov/image-article/x/' }],
  ],
  [
    'a film with a still',
    [{ ...lamp, media_type: 'video', thumbnail_url: 'https://pictures.example/still.jpg' }],
    [{ media_type: 'video', poster: 'https://pictures.example/still.jpg' }],
  ],
  [
    'a day without media',
    [{ ...lamp, url: undefined, media_type: 'other' }],
    [{ media_type: 'other' }],
  ],
  [
    'a picture without a type',
    [{ ...lamp, url: 'https://x.example/a.JPG?w=3' }],
    [{ media_type: 'image' }],
  ],
  [
    'a player without a type',
    [{ ...lamp, url: 'https://x.example/?a.jpg' }],
    [{ media_type: 'video' }],
  ],
])('A file may hold %s', (_, json, records) => {
  expect(read(json)).toMatchObject({ records, unusable: 0 })
})

test.each([
  ['UTF-8', (text: string) => new TextEncoder().encode(text).buffer],
  [
    'UTF-8 with a mark and Windows’ line ends',
    (text: string) => new TextEncoder().encode(`\ufeff${text}\r\n`).buffer,
  ],
  ['UTF-16', utf16],
  [
    'UTF-16 in the other order',
    (text: string) => new Uint8Array(utf16(text)).map((_, at, all) => all[at ^ 1] ?? 0).buffer,
  ],
  ['Windows-1252', windows1252],
])('A file may be written in %s', (_, encode) => {
  const title = 'Zoë Müller’s Æther'.replace('’', '´')
  expect(readFile(encode(JSON.stringify([{ ...lamp, title }])), now)).toMatchObject({
    records: [{ title }],
  })
})

test('What is known of an entry is kept, and nothing else', () => {
  const known = {
    copyright: 'Ada',
    licence: 'https://x.example/by-sa',
    explanation: 'Lit.',
    hdurl: 'https://x.example/l.png',
    media_type: 'image',
    alt: 'A lamp',
    permalink: 'https://x.example/',
    note: 'n'.repeat(5000),
  }
  const times = [createdAt.toJSON(), createdAt.getTime()]
  for (const time of times) {
    expect(read([{ ...lamp, ...known, createdAt: time, rating: 5, poster: null }])).toEqual({
      records: [{ ...lamp, ...known, createdAt }],
      unusable: 0,
    })
  }
})

test('Without times the file’s order is newest first', () => {
  expect(read([lamp, { ...moth, createdAt: 'then' }])).toMatchObject({
    records: [{ createdAt: now }, { createdAt: new Date(now.getTime() - 1) }],
  })
})

test('What can’t be used beside an entry is counted', () => {
  const unusable = [
    { ...lamp, date: '2024-02-30' },
    { ...lamp, date: undefined, links: [{}, {}] },
    { ...lamp, title: ' ' },
    { ...lamp, url: undefined },
    { ...lamp, url: 'javascript:alert(1)' },
    7,
  ]
  expect(read([lamp, ...unusable])).toMatchObject({ records: [lamp], unusable: 6 })
  const bookmarks = [lamp, { title: 'No date' }, 7, { date: ['z'] }]
  expect(read(exportOf(bookmarks))).toEqual({ records: [lamp], unusable: 3 })
  expect(read({ '2024-01-05': lamp, '2024-01-07': 'A Moth' })).toMatchObject({ unusable: 1 })
})

test('A file of version 1 is read as far as it says the same', () => {
  const links = { $type: 'set', value: ['a'] }
  const marked = { date: { $type: 'number', value: '-0' } }
  expect(read(exportOf([{ ...lamp, createdAt, links }, marked], 1))).toEqual({
    records: [{ ...lamp, createdAt, links }],
    unusable: 1,
  })
})

test.each([
  ['broken JSON', '{"a":', /isn’t JSON, or it is damaged/],
  ['an empty file', '', /isn’t JSON, or it is damaged/],
  ['an object of something else', '{"version":3,"items":[{"id":1}]}', /No bookmarks found/],
  ['null', 'null', /No bookmarks found/],
  ['entries without a day', '[{"title":"A Lamp"}]', /No bookmarks found/],
  ['an export without bookmarks', JSON.stringify(exportOf([])), /No bookmarks found/],
  [
    'a newer version',
    JSON.stringify([lamp, exportOf([lamp], 3)]),
    /version 3 of .* up to version 2.*Reload/,
  ],
])('%s is refused with a reason', (_, text, reason) => {
  expect(readText(text)).toEqual({ refused: expect.stringMatching(reason) })
})

test('Any JSON in a record survives export and import', () => {
  const json = fc.json({ maxDepth: 3 }).map((text): unknown => JSON.parse(text))
  const moments = fc.oneof(fc.date({ noInvalidDate: true }), fc.constantFrom('then', 7, null))
  const notes = fc.oneof(fc.string({ unit: 'binary' }), fc.constant('half \ud83d'), json)
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.integer()),
      moments,
      json,
      notes,
      (date, time, links, note) => {
        const records = [{ date, createdAt: time, links, note }]
        expect(readText(exportRecords(records).text)).toStrictEqual({ records, unusable: 0 })
      },
    ),
  )
})

test('A field named __proto__ stays a field', () => {
  const record = JSON.parse('{"date":"x","__proto__":{"polluted":1},"a":{"__proto__":{"b":2}}}')
  const content = readText(exportRecords([record]).text)
  expect(JSON.stringify(content)).toContain(JSON.stringify(record))
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test('Whatever a file holds, it is read or refused', () => {
  const texts = fc
    .json()
    .map((text) => [
      `[{"a":${text}}, ${text}]`,
      `{"2024-01-05":${text}}`,
      `{"format":"${format}","bookmarks":[${text}]}`,
    ])
  fc.assert(
    fc.property(fc.oneof(texts, fc.array(fc.string())), (files) => {
      for (const text of files)
        expect(Object.keys(readText(text)).join()).toMatch(/^records,unusable$|^refused$/)
    }),
  )
  fc.assert(fc.property(fc.uint8Array(), (bytes) => void readBytes(bytes.slice().buffer)))
})
