import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanAlt, isPlaceholder, isStandIn, readEntry, readStoredEntry } from './entry.ts'

const link = { at: 0, text: 'A lamp', url: 'https://a.example/' }
const bare = { date: '2024-01-05', title: 'A Lamp', media_type: 'image' }
const whole = {
  ...bare,
  explanation: 'A lamp by Ada.',
  copyright: 'Ada',
  url: 'https://a.example/a.jpg',
  hdurl: 'https://a.example/b.jpg',
  alt: 'Lit',
  poster: 'https://a.example/c.jpg',
  permalink: 'https://a.example/day',
  licence: 'https://a.example/by-sa',
  explanationLinks: [link],
  copyrightLinks: [link],
}

test.each([null, undefined, 7, 'text', true, []])('%j is no entry', (value) => {
  expect(readEntry(value)).toBeNull()
})

test('every field is read, and no other', () => {
  expect(readEntry({ ...whole, rating: 'good' })).toEqual(whole)
  expect(readStoredEntry({ ...whole, rating: 'good' })).toEqual(whole)
})

test('a film’s thumbnail in another app’s file is its poster, unless it has one', () => {
  const thumbnail_url = 'https://a.example/0.jpg'
  expect(readStoredEntry({ ...bare, thumbnail_url }).poster).toBe(thumbnail_url)
  expect(readStoredEntry({ ...whole, thumbnail_url }).poster).toBe(whole.poster)
})

test('an answer needs date, title and type; a record needs nothing', () => {
  expect(readEntry(bare)).toEqual({ ...bare, explanation: '' })
  for (const name of Object.keys(bare)) {
    expect(readEntry({ ...bare, [name]: undefined })).toBeNull()
  }
  expect(readEntry({ ...bare, date: '2024-02-30' })).toBeNull()
  expect(readStoredEntry({})).toEqual({
    date: '',
    title: '',
    media_type: '',
    explanation: '',
  })
})

test('fields of another type and invalid links are left out', () => {
  const others = fc.anything().filter((value) => typeof value !== 'string')
  fc.assert(
    fc.property(others, (other) => {
      const odd = { ...whole, alt: other, permalink: other, copyrightLinks: [{ ...link, at: -1 }] }
      const { alt: _, permalink: __, copyrightLinks: ___, ...rest } = whole
      expect(readEntry(odd)).toEqual(rest)
    }),
  )
})

const entry = {
  date: '2024-01-05',
  title: 'A Lamp of NASA Science',
  explanation: 'Lit. Discover the cosmos!',
  media_type: 'image',
  url: 'https://a.example/lamp.jpg',
}

test('an entry is not a placeholder, with or without media', () => {
  const { url: _, ...withoutUrl } = entry
  expect(isPlaceholder(entry)).toBe(false)
  expect(isPlaceholder(withoutUrl)).toBe(false)
})

test.each([
  { title: 'NASA  Science ' },
  { url: 'https://a.example/NASA-logo.svg' },
  { hdurl: 'https://a.example/nasa-logo@2x.png' },
  { url: 'https://a.example/wp-content/themes/nasa/a.png' },
  { explanation: ' \nDiscover the cosmos! Each day a different image.' },
])('An entry with %j is a placeholder', (fields) => {
  expect(isPlaceholder({ ...entry, ...fields })).toBe(true)
})

test('NASA’s logo and its pictures for a missing one are stand-ins', () => {
  expect(isStandIn('https://a.example/NASA-logo@2x.png')).toBe(true)
  expect(isStandIn('https://a.example/wp-content/themes/nasa/a.png')).toBe(true)
  expect(isStandIn('https://a.example/misc/News-Thumbnail.png?w=594')).toBe(true)
  expect(isStandIn('https://a.example/NASA-Meatball-5.png')).toBe(true)
  expect(isStandIn('https://a.example/meatball.png')).toBe(false)
})

test.each([
  ['A lamp.\n\t Please see the explanation for more detailed information.', 'A lamp.'],
  ['A lamp. See the explanation for more information.', 'A lamp.'],
  [
    'See Explanation. A lamp. Clicking on the picture will download\n the highest resolution version available.',
    'A lamp.',
  ],
  [
    'See Explanation.  Clicking on the image will download the highest resolution version available.',
    '',
  ],
  ['Please see the explanation for more detailed information.', ''],
  ['A sign reads: the explanation of the sky.', 'A sign reads: the explanation of the sky.'],
  ['Please see the explanation for more. A lamp.', 'Please see the explanation for more. A lamp.'],
  ['For 3.5 hours, a lamp.', 'For 3.5 hours, a lamp.'],
])('Of the description %j only the words about the picture stay: %j', (alt, words) => {
  expect(cleanAlt(alt)).toBe(words)
})

test('Only the first 2,000 characters of a description are read', () => {
  expect(cleanAlt('A lamp. '.repeat(1000))).toBe('A lamp. '.repeat(250).trim())
})
