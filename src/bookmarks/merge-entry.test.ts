import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeEntry } from './merge-entry.ts'

const createdAt = new Date('2020-05-05')
const record = {
  date: '2016-02-29',
  title: 'A Lamp in the Lagoon',
  explanation: 'Lit at dusk.',
  copyright: 'Ada Nova',
  media_type: 'image',
  url: 'https://apod.nasa.gov/apod/image/1602/lamp.jpg',
  hdurl: 'https://apod.nasa.gov/apod/image/1602/lamp_large.jpg',
  service_version: 'v1',
  createdAt,
}
const entry = {
  date: '2016-02-29',
  title: 'A Lamp in the Lagoon',
  explanation: 'Lit at dusk, and left.',
  media_type: 'image',
  url: 'https://assets.science.nasa.gov/lamp.jpg?w=30&h=20',
  hdurl: 'https://assets.science.nasa.gov/lamp.jpg?w=3000&h=2000',
  permalink: 'https://science.nasa.gov/lamp/',
}

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
  const { service_version: _, createdAt: __, ...same } = record
  expect(mergeEntry(record, same)).toBeNull()
})

test('a text with fewer words or none is not taken', () => {
  const poor = { ...entry, title: '', explanation: 'Lit.', copyright: ' ' }
  expect(mergeEntry(record, poor)).toMatchObject({
    title: record.title,
    explanation: record.explanation,
    copyright: record.copyright,
    url: entry.url,
  })
})

test('words count, not letters, and of two texts with as many the newer is taken', () => {
  const [title, explanation] = ['Illuminations underwater', 'Lit at dawn.']
  expect(mergeEntry(record, { ...entry, title, explanation })).toMatchObject({
    title: record.title,
    explanation,
  })
})

test('only in a copyright line is ‘credit’ a sign of one', () => {
  const texts = { title: 'Credit to the Lamp in the Lagoon', explanation: 'Credited to dusk.' }
  expect(mergeEntry(record, { ...entry, ...texts })).toMatchObject(texts)
})

test('a credit does not replace an owner', () => {
  const credited = mergeEntry(record, { ...entry, copyright: 'Credit: Ada Nova' })
  expect(credited).toMatchObject({ copyright: record.copyright, url: entry.url })
})

test('an entry without media removes none', () => {
  const { url: _, hdurl: __, ...bare } = entry
  expect(mergeEntry(record, { ...bare, media_type: 'other' })).toMatchObject({
    media_type: 'image',
    url: record.url,
    hdurl: record.hdurl,
  })
})

test.each(['', '\0', '///Users/x/lamp.jpg', '/lamp.jpg', 'javascript:alert(1)', 'https://'])(
  'a URL that can’t be shown removes no media: %j',
  (url) => {
    const { hdurl: _, ...lost } = { ...entry, url }
    expect(mergeEntry(record, lost)).toMatchObject({ url: record.url, hdurl: record.hdurl })
  },
)

test('a full size stays with its URL', () => {
  const { url } = record
  const { hdurl: _, ...same } = { ...entry, url }
  expect(mergeEntry(record, same)).toMatchObject({ url, hdurl: record.hdurl })
})

test('words for a picture go with its URL, and are replaced only by as many for the same one', () => {
  const described = { ...record, alt: 'A red nebula over a barn' }
  expect(mergeEntry(described, entry)).not.toHaveProperty('alt')
  expect(mergeEntry(described, { ...entry, alt: 'A lamp' })).toMatchObject({ alt: 'A lamp' })
  expect(mergeEntry(described, { ...entry, url: record.url, alt: 'A lamp' })).toMatchObject({
    alt: 'A red nebula over a barn',
  })
})

test('standing sentences go from a stored description, which otherwise stays', () => {
  const alt = 'A red nebula over a barn. Please see the explanation for more detailed information.'
  const same = { ...entry, url: record.url }
  expect(mergeEntry({ ...record, alt }, { ...same, alt: 'A nebula.' })).toMatchObject({
    alt: 'A red nebula over a barn.',
  })
  expect(mergeEntry({ ...record, alt: 'See Explanation.' }, same)).toMatchObject({ alt: '' })
})

test('a stored placeholder is replaced, even if it has more words', () => {
  const logo = { ...record, title: 'NASA Science', explanation: 'Of another day. '.repeat(9) }
  expect(mergeEntry(logo, entry)).toMatchObject({
    title: entry.title,
    explanation: entry.explanation,
  })
})

test('the date, createdAt and other fields of any record stay', () => {
  fc.assert(
    fc.property(fc.object({ withBigInt: true, withDate: true }), (odd) => {
      const stored = { ...odd, date: 'k', createdAt }
      const merged = mergeEntry(stored, entry)
      expect(merged).toMatchObject({ date: 'k', createdAt })
    }),
  )
})

test('an outage’s entry changes nothing', () => {
  expect(mergeEntry(record, { ...entry, title: 'Default Image' })).toBeNull()
})

test.each(['A Default Image', 'Default Image of the Moon'])('%j is no outage', (title) => {
  expect(mergeEntry({ ...record, title: 'Lamp' }, { ...entry, title })).toMatchObject({ title })
})

test('links go with their text', () => {
  const explanationLinks = [{ at: 0, text: 'Lit', url: 'https://a.example/' }]
  const linked = { ...record, explanation: entry.explanation, explanationLinks }
  expect(mergeEntry(record, { ...entry, explanationLinks })).toMatchObject({ explanationLinks })
  expect(mergeEntry(linked, entry)).toMatchObject({ explanationLinks })
  expect(
    mergeEntry(linked, { ...entry, explanation: 'Lit at dusk, and left there.' }),
  ).not.toHaveProperty('explanationLinks')
  const other = [{ at: 0, text: 'Lit', url: 'https://b.example/' }]
  expect(
    mergeEntry(linked, { ...entry, explanation: 'Lit.', explanationLinks: other }),
  ).toMatchObject({ explanationLinks })
  const { createdAt: _, service_version: __, ...same } = linked
  expect(mergeEntry(linked, structuredClone(same))).toBeNull()
})

test('the same words without links keep them', () => {
  const explanationLinks = [{ at: 2, text: 'lamp', url: 'https://a.example/' }]
  const linked = { ...record, explanation: 'A lamp, lit.', explanationLinks }
  const {
    service_version: _,
    createdAt: __,
    ...same
  } = { ...record, explanation: 'A  lamp ,\nlit.' }
  expect(mergeEntry(linked, same)).toBeNull()
  const others = [{ at: 2, text: 'lamp', url: 'https://b.example/' }]
  const told = { explanation: same.explanation, explanationLinks: others }
  expect(mergeEntry(linked, { ...same, ...told })).toMatchObject(told)
})
