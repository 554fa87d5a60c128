import fc from 'fast-check'
import { expect, test } from 'vitest'
import { format, version } from './export-format.ts'
import { planImport } from './plan-import.ts'

const now = new Date('2026-11-20T12:00:00Z')
const entry = { date: '2024-01-05', title: 'A Lamp', url: 'https://pictures.example/a.jpg' }
const asRecord = { ...entry, explanation: '', media_type: 'image', createdAt: now }

function plan(json: unknown, stored: unknown[] = []) {
  return planImport(JSON.stringify(json), now, new Map(stored.map((date) => [date, { date }])))
}

test('a list of entries is read', () => {
  expect(plan([entry])).toEqual({
    added: [asRecord],
    count: { bookmarks: 1, notes: 0 },
    existing: 0,
    invalid: [],
  })
})

test('stored bookmarks stay, new ones are added, and duplicates only once', () => {
  const bookmarks = ['a', 'b', 'b', 7, 7, '7', -0].map((date) => ({ date }))
  expect(plan({ format, version, bookmarks }, ['a', 0])).toMatchObject({
    added: [{ date: 'b' }, { date: 7 }, { date: '7' }],
    existing: 2,
    invalid: [
      '“b” has the same date as an earlier item.',
      'Item 5 has the same date as an earlier item.',
    ],
  })
})

test('a note goes to a stored bookmark without one, and no other is touched', () => {
  const note = 'Lit by #Ada'
  const stored = [{ date: 'none' }, { date: 'empty', note: '' }, { date: 'own', note: 'Mine' }]
  const odd = [
    { date: 'odd', note: null },
    { date: 'odder', note: { text: 'x' } },
  ]
  const keys = ['none', 'empty', 'own', 'odd', 'odder', 'new']
  const added = ['none', 'empty', 'new'].map((date) => ({ date, note }))
  const bookmarks = [...keys.map((date) => ({ date, note })), { date: 'none', note: 'Twice' }]
  const text = JSON.stringify({ format, version, bookmarks })
  const byKey = new Map([...stored, ...odd].map((record) => [record.date, record]))
  const count = { bookmarks: 1, notes: 3 }
  expect(planImport(text, now, byKey)).toEqual({ added, count, existing: 6, invalid: [] })
})

test('known fields and the time of another app are kept', () => {
  const rest = {
    copyright: 'Ada',
    explanation: 'Lit.',
    hdurl: 'https://x.example/l.png',
    media_type: 'image',
    licence: 'https://x.example/by-sa',
  }
  const createdAt = new Date(1_700_000_000_000)
  for (const value of [createdAt.toJSON(), createdAt.getTime()]) {
    expect(plan([{ ...entry, ...rest, createdAt: value, rating: 5, alt: null }])).toMatchObject({
      added: [{ ...entry, ...rest, createdAt }],
    })
  }
  for (const value of [null, true, 'then', [5]]) {
    expect(plan([{ ...entry, createdAt: value }])).toMatchObject({ added: [asRecord] })
  }
})

test('a film’s thumbnail is its poster', () => {
  const thumbnail_url = 'https://x.example/0.jpg'
  const film = { ...entry, media_type: 'video', thumbnail_url }
  expect(plan([film])).toMatchObject({ added: [{ poster: thumbnail_url }] })
})

test('without times, the file’s order is newest first', () => {
  const result = plan([entry, { ...entry, date: '2024-01-06' }])
  const moments = 'added' in result ? result.added.map(({ createdAt }) => Number(createdAt)) : []
  expect(moments[0]).toBeGreaterThan(moments[1] ?? Infinity)
})

test.each([
  ['https://players.example/?still=a.jpg', 'video'],
  ['https://pictures.example/a.JPG?w=300', 'image'],
])('without a type, %s is of type %s', (url, type) => {
  expect(plan([{ ...entry, url }])).toMatchObject({ added: [{ media_type: type }] })
})

test('each unusable item of a list has a reason', () => {
  const bad = [
    { ...entry, date: '2024-02-30' },
    { ...entry, date: undefined },
    { ...entry, title: ' ' },
    { ...entry, title: undefined },
    { ...entry, url: undefined },
    { ...entry, url: 'javascript:alert(1)' },
    { title: 'x'.repeat(81) },
    7,
  ]
  expect(plan([entry, ...bad])).toMatchObject({
    added: [asRecord],
    existing: 0,
    invalid: [
      '“A Lamp” has a date that does not exist.',
      '“A Lamp” has no date.',
      '“2024-01-05” has no title.',
      '“2024-01-05” has no title.',
      '“A Lamp” has no web address.',
      '“A Lamp” has no valid web address.',
      `“${'x'.repeat(80)}” has no date.`,
      'Item 9 is not a picture entry.',
    ],
  })
})

test('the valid items of a damaged export are read', () => {
  const links = [{ text: 'a', address: 'https://x.example/' }]
  const bookmarks = [{ date: 'x', links }, { title: 'No date' }, 7, { date: ['z'] }]
  expect(plan({ format, version, bookmarks })).toMatchObject({
    added: [bookmarks[0]],
    existing: 0,
    invalid: ['“No date” has no date.', 'Item 3 is not a picture entry.', 'Item 4 has no date.'],
  })
})

test('a file of an older version is read as far as it says the same', () => {
  const bookmarks = [
    { ...entry, createdAt: now.toJSON(), links: { $type: 'set', value: ['a'] } },
    { date: { $type: 'number', value: '-0' } },
  ]
  expect(plan({ format, version: 1, bookmarks })).toMatchObject({
    added: [{ ...bookmarks[0], createdAt: now }],
    existing: 0,
    invalid: ['Item 2 has no date.'],
  })
})

test.each([
  ['broken JSON', '{"a":', /isn’t JSON, or it is damaged/],
  ['an empty file', '', /isn’t JSON, or it is damaged/],
  ['an object of something else', '{"a":[1,2]}', /No bookmarks found/],
  ['null', 'null', /No bookmarks found/],
  [
    'a newer version',
    JSON.stringify({ format, version: 3, bookmarks: [entry] }),
    /version 3 of .* up to version 2.*Reload/,
  ],
])('%s is refused with a reason', (_, text, reason) => {
  expect(planImport(text, now, new Map())).toEqual({ refused: expect.stringMatching(reason) })
})

test('no file makes it throw', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        fc.string(),
        fc.json().map((text) => `[{"a":${text}}, ${text}]`),
        fc.json().map((text) => `{"format":"${format}","version":2,"bookmarks":[{"a":${text}}]}`),
      ),
      (text) => {
        expect(
          Object.keys(planImport(text, now, new Map()))
            .toSorted()
            .join(' '),
        ).toMatch(/^(added count existing invalid|refused)$/)
      },
    ),
  )
})
