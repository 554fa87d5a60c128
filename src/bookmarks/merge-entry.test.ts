import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeEntry } from './merge-entry.ts'

const createdAt = new Date('2020-05-05')
const same = {
  date: '2016-02-29',
  title: 'A Lamp in the Lagoon',
  explanation: 'Lit at dusk.',
  copyright: 'Ada Nova',
  media_type: 'image',
  url: 'https://apod.nasa.gov/apod/image/1602/lamp.jpg',
  hdurl: 'https://apod.nasa.gov/apod/image/1602/lamp_large.jpg',
}
const record = { ...same, service_version: 'v1', createdAt }
const bare = {
  date: '2016-02-29',
  title: 'A Lamp in the Lagoon',
  explanation: 'Lit at dusk, and left.',
  media_type: 'image',
  permalink: 'https://science.nasa.gov/lamp/',
}
const entry = {
  ...bare,
  url: 'https://assets.science.nasa.gov/lamp.jpg?w=30&h=20',
  hdurl: 'https://assets.science.nasa.gov/lamp.jpg?w=3000&h=2000',
}
const { title, explanation, copyright, media_type, url, hdurl } = same

test('a new URL and better texts are taken, everything else is kept', () => {
  expect(mergeEntry(record, entry)).toEqual({
    ...record,
    explanation: entry.explanation,
    url: entry.url,
    hdurl: entry.hdurl,
    permalink: entry.permalink,
  })
})

test('without anything better there is nothing to write', () => {
  expect(mergeEntry(record, same)).toBeNull()
})

const credits = { title: 'Credit to the Lamp in the Lagoon', explanation: 'Credited to dusk.' }

test.each([
  ['has fewer words', { explanation: 'Lit.' }, { explanation }],
  ['has none', { title: '', copyright: ' ' }, { title, copyright }],
  ['has longer words, but fewer', { title: 'Illuminations underwater' }, { title }],
  ['has as many', { explanation: 'Lit at dawn.' }, { explanation: 'Lit at dawn.' }],
  ['is a credit in place of an owner', { copyright: 'Credit: Ada Nova' }, { copyright }],
  ['only speaks of a credit elsewhere', credits, credits],
])('A new text that %s: from %j the record has %j', (_, texts, merged) => {
  expect(mergeEntry(record, { ...entry, ...texts })).toMatchObject({ url: entry.url, ...merged })
})

test.each([
  { media_type: 'other' },
  { url: '' },
  { url: '///Users/x/lamp.jpg' },
  { url: 'javascript:alert(1)' },
])('An entry with %j, which can’t be shown, removes no media', (fields) => {
  expect(mergeEntry(record, { ...bare, ...fields })).toMatchObject({ media_type, url, hdurl })
})

test('a full size stays with its URL', () => {
  expect(mergeEntry(record, { ...bare, url })).toMatchObject({ url, hdurl })
})

test('words for a picture go with its URL, and are replaced only by as many for the same one', () => {
  const described = { ...record, alt: 'A red nebula over a barn' }
  expect(mergeEntry(described, entry)).not.toHaveProperty('alt')
  expect(mergeEntry(described, { ...entry, alt: 'A lamp' })).toMatchObject({ alt: 'A lamp' })
  expect(mergeEntry(described, { ...entry, url, alt: 'A lamp' })).toMatchObject({
    alt: 'A red nebula over a barn',
  })
})

test('standing sentences go from a stored description, which otherwise stays', () => {
  const alt = 'A red nebula over a barn. Please see the explanation for more detailed information.'
  expect(mergeEntry({ ...record, alt }, { ...same, alt: 'A nebula.' })).toMatchObject({
    alt: 'A red nebula over a barn.',
  })
  expect(mergeEntry({ ...record, alt: 'See Explanation.' }, same)).toMatchObject({ alt: '' })
})

test('a stored placeholder is replaced, even if it has more words', () => {
  const logo = { ...record, title: 'NASA Science', explanation: 'Of another day. '.repeat(9) }
  const merged = mergeEntry(logo, entry)
  expect(merged).toMatchObject({ title: entry.title, explanation: entry.explanation })
  expect(merged).not.toHaveProperty('copyright')
})

test.each(['Default Image', ' default  image\n'])(
  'An outage’s entry, stored with the title %j, is replaced as a whole, though it has more words',
  (name) => {
    const long = 'Of no day at all. '.repeat(9)
    const ofOutage = { title: name, explanation: long, copyright: 'Nobody at all', alt: long }
    const stored = { ...record, ...ofOutage, explanationLinks: linksTo('https://a.example/') }
    expect(mergeEntry(stored, { ...bare, url, alt: 'A lamp' })).toEqual({
      ...bare,
      url,
      alt: 'A lamp',
      service_version: 'v1',
      createdAt,
    })
    expect(mergeEntry(stored, { ...bare, media_type: 'other' })).toEqual({
      ...bare,
      media_type: 'other',
      service_version: 'v1',
      createdAt,
    })
  },
)

test('the date, createdAt and other fields of any record stay', () => {
  fc.assert(
    fc.property(fc.object({ withBigInt: true, withDate: true }), fc.anything(), (odd, note) => {
      const stored = { ...odd, date: 'k', createdAt, note }
      const merged = mergeEntry(stored, entry)
      expect(merged).toMatchObject({ date: 'k', createdAt })
      expect(merged?.['note']).toBe(note)
    }),
  )
})

test('an outage’s entry changes nothing, and another with such a title does', () => {
  expect(mergeEntry(record, { ...entry, title: 'Default Image' })).toBeNull()
  for (const name of ['A Default Image', 'Default Image of the Moon']) {
    const told = { ...entry, title: name }
    expect(mergeEntry({ ...record, title: 'Lamp' }, told)).toMatchObject({ title: name })
  }
})

const linksTo = (address: string) => [{ at: 2, text: 'lamp', url: address }]
const links = { a: linksTo('https://a.example/'), b: linksTo('https://b.example/') }
const linked = { ...record, explanation: 'A lamp, lit.', explanationLinks: links.a }

test.each([
  ['the same words without links', { explanation: 'A  lamp ,\nlit.' }],
  ['the same words and links', { explanation: 'A lamp, lit.', explanationLinks: links.a }],
  ['fewer words with other links', { explanation: 'Lit.', explanationLinks: links.b }],
])('A text and its links stay beside %s', (_, fields) => {
  expect(mergeEntry(linked, structuredClone({ ...same, ...fields }))).toBeNull()
})

test('links come and go with their text', () => {
  const told = { explanation: 'A lamp, lit.', explanationLinks: links.b }
  expect(mergeEntry(linked, { ...same, ...told })).toMatchObject(told)
  const longer = { ...same, explanation: 'A lamp, lit at dusk.' }
  expect(mergeEntry(linked, longer)).not.toHaveProperty('explanationLinks')
})
