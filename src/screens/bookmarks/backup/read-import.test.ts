import fc from 'fast-check'
import { expect, test } from 'vitest'
import { format, version } from './export-format.ts'
import { readImport } from './read-import.ts'

const now = new Date('2026-11-20T12:00:00Z')
const entry = { date: '2024-01-05', title: 'A Lamp', url: 'https://pictures.example/a.jpg' }
const asRecord = { ...entry, explanation: '', media_type: 'image', createdAt: now }

const read = (json: unknown) => readImport(JSON.stringify(json), now)

test.each([
  ['a bare list', [entry]],
  ['a list under a name', { favorites: [entry], theme: 'dark' }],
  ['a list beside others without entries', { tags: ['moon', { id: 7 }], favorites: [entry] }],
  ['an object keyed by date', { '2024-01-05': { title: entry.title, url: entry.url }, seen: 7 }],
])('%s is read', (_, json) => {
  expect(read(json)).toEqual({ records: [asRecord], invalid: [] })
})

test('a list is read for its entries, with a reason for whatever else is in it', () => {
  expect(read({ favorites: [7, entry] })).toMatchObject({
    records: [{ date: entry.date }],
    invalid: [{ name: 'item 1', reason: 'is not a picture entry' }],
  })
})

test.each(['2024-01-05T10:00:00Z', ' 2024-01-05\n', '2024-01-05 10:00'])(
  '%j names a day',
  (date) => {
    expect(read([{ ...entry, date }])).toEqual({ records: [asRecord], invalid: [] })
  },
)

test('an item with a date that does not exist has a message', () => {
  const { title, url } = entry
  expect(read({ '2024-01-05': { title, url }, '2024-02-30': { title, url } })).toMatchObject({
    records: [asRecord],
    invalid: [{ name: '“A Lamp”', reason: 'has a date that does not exist' }],
  })
})

test('known fields and the time are kept', () => {
  const rest = {
    copyright: 'Ada',
    explanation: 'Lit.',
    hdurl: 'https://x.example/l.png',
    media_type: 'image',
  }
  expect(read([{ ...entry, ...rest, savedAt: 1_700_000_000_000, rating: 5 }])).toEqual({
    records: [{ ...entry, ...rest, createdAt: new Date(1_700_000_000_000) }],
    invalid: [],
  })
})

test.each([
  'https://www.youtube.com/embed/abc',
  'https://players.example/a.jpg/embed',
  'https://players.example/?still=a.jpg',
])('without a type, %s is a video', (url) => {
  expect(read([{ ...entry, url }])).toMatchObject({ records: [{ media_type: 'video' }] })
})

test.each('jpg jpeg JPG png gif webp avif svg bmp'.split(' '))(
  'without a type, a file that ends in .%s is a picture',
  (ending) => {
    const url = `https://pictures.example/a.${ending}?w=300`
    expect(read([{ ...entry, url }])).toMatchObject({ records: [{ media_type: 'image' }] })
  },
)

test.each(['createdAt', 'created_at', 'savedAt', 'addedAt', 'bookmarkedAt', 'timestamp'])(
  '%s is the time of bookmarking, as text or in milliseconds',
  (name) => {
    const createdAt = new Date('2024-01-06T10:00:00Z')
    for (const value of [createdAt.toJSON(), createdAt.getTime()]) {
      expect(read([{ ...entry, [name]: value }])).toMatchObject({ records: [{ createdAt }] })
    }
    for (const value of [null, true, 'then', [5]]) {
      expect(read([{ ...entry, [name]: value }])).toMatchObject({ records: [{ createdAt: now }] })
    }
  },
)

test('a field that is not text is left out', () => {
  expect(read([{ ...entry, copyright: 7, alt: null, explanation: ['Lit'] }])).toEqual({
    records: [asRecord],
    invalid: [],
  })
})

test('without times, the file’s order is newest first', () => {
  const result = read([entry, { ...entry, date: '2024-01-06' }])
  const moments =
    'records' in result ? result.records.map(({ createdAt }) => Number(createdAt)) : []
  expect(moments[0]).toBeGreaterThan(moments[1] ?? Infinity)
})

test('each unusable item has a reason', () => {
  const bad = [
    { ...entry, date: '2024-02-30' },
    { ...entry, date: undefined },
    { ...entry, title: ' ' },
    { ...entry, title: undefined },
    { ...entry, url: undefined },
    { ...entry, url: 'javascript:alert(1)' },
    7,
  ]
  expect(read([entry, ...bad])).toEqual({
    records: [asRecord],
    invalid: [
      { name: '“A Lamp”', reason: 'has a date that does not exist' },
      { name: '“A Lamp”', reason: 'has no date' },
      { name: '“2024-01-05”', reason: 'has no title' },
      { name: '“2024-01-05”', reason: 'has no title' },
      { name: '“A Lamp”', reason: 'has no web address' },
      { name: '“A Lamp”', reason: 'has no valid web address' },
      { name: 'item 8', reason: 'is not a picture entry' },
    ],
  })
})

test.each([
  ['broken JSON', '{"a":', /isn’t JSON, or it is damaged/],
  ['nothing', '', /isn’t JSON, or it is damaged/],
  ['no entries', '{"a":[1,2]}', /No bookmarks found/],
  ['names that only contain a day', JSON.stringify({ 'x2024-01-05': entry }), /No bookmarks found/],
  ['names that start with a day', JSON.stringify({ '2024-01-05 x': entry }), /No bookmarks found/],
  ['an entry alone', JSON.stringify(entry), /No bookmarks found/],
  ['two lists of entries', JSON.stringify({ a: [entry], b: [entry] }), /No bookmarks found/],
  ['JSON in a text', JSON.stringify(JSON.stringify([entry])), /No bookmarks found/],
  ['a number', '7', /No bookmarks found/],
  ['null', 'null', /No bookmarks found/],
  ['a later format', JSON.stringify({ format, version: 3, bookmarks: [] }), /newer version/],
  ['a version in quotes', JSON.stringify({ format, version: '2', bookmarks: [] }), /damaged/],
  ['no version', JSON.stringify({ format, bookmarks: [] }), /damaged/],
  ['no list', JSON.stringify({ format, version }), /No bookmarks found/],
  [
    'depth beyond measure',
    '['.repeat(50_000) + ']'.repeat(50_000),
    /No bookmarks found|isn’t JSON/,
  ],
])('%s is refused with a reason', (_, text, reason) => {
  expect(readImport(text, now)).toEqual({ refused: expect.stringMatching(reason) })
})

test('a long title is cut where it names an item', () => {
  expect(read([entry, { title: 'x'.repeat(81) }])).toMatchObject({
    invalid: [{ name: `“${'x'.repeat(80)}”`, reason: 'has no date' }],
  })
})

test('the valid items of a damaged export are read', () => {
  let deep: unknown = 'deep'
  for (let level = 0; level < 1000; level += 1) deep = [deep]
  const bookmarks = [
    { date: 'x', links: [{ text: 'a', address: 'https://x.example/' }] },
    { title: 'No date' },
    7,
    { date: 'y', deep },
    { date: ['z'] },
  ]
  expect(read({ format, version, bookmarks })).toEqual({
    records: [bookmarks[0]],
    invalid: [
      { name: '“No date”', reason: 'has no date' },
      { name: 'item 3', reason: 'is not a picture entry' },
      { name: '“y”', reason: 'is nested too deeply' },
      { name: 'item 5', reason: 'has no date' },
    ],
  })
})

test('no file makes it throw', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        fc.string(),
        fc.json().map((text) => `{"format":"${format}","version":1,"bookmarks":[${text}]}`),
        fc.json().map((text) => `{"format":"${format}","version":2,"bookmarks":[{"a":${text}}]}`),
      ),
      (text) => {
        expect(Object.keys(readImport(text, now)).toSorted().join(' ')).toMatch(
          /^(invalid records|refused)$/,
        )
      },
    ),
  )
})
