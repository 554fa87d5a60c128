import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reportDead } from './dead-media.ts'
import { heal } from './heal.ts'

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

test('where the stored media have moved, the new address is taken, and what was missing', () => {
  expect(heal(record, entry)).toEqual({
    ...record,
    url: entry.url,
    hdurl: entry.hdurl,
    permalink: entry.permalink,
  })
})

test('nothing that is missing: nothing to write', () => {
  const { service_version: _, createdAt: __, ...same } = record
  expect(heal(record, same)).toBeNull()
})

test('words are never overwritten, however many arrive', () => {
  const other = { ...entry, title: 'Default Image', copyright: 'B', explanation: 'No. '.repeat(99) }
  expect(heal({ ...record, alt: 'A lamp' }, { ...other, alt: 'None' })).toMatchObject({
    title: record.title,
    explanation: record.explanation,
    copyright: record.copyright,
    alt: 'A lamp',
  })
})

test('words that are missing are taken, a blank is none', () => {
  const poor = { ...record, title: ' ', explanation: '', copyright: undefined }
  const healed = heal(poor, { ...entry, copyright: '\n', alt: 'A lamp' })
  expect(healed).toMatchObject({
    title: entry.title,
    explanation: entry.explanation,
    alt: 'A lamp',
  })
  expect(healed).toHaveProperty('copyright', undefined)
})

const lasting = { ...record, url: 'https://assets.science.nasa.gov/first.jpg', hdurl: undefined }

test('media that are not known to be gone stay, with their full size', () => {
  expect(heal(lasting, entry)).toEqual({ ...lasting, permalink: entry.permalink })
})

test('media of which the visitor found that nothing can be loaded are replaced once', () => {
  const film = { ...entry, media_type: 'video', url: 'https://a.example/f.mp4', poster: entry.url }
  const dying = { ...lasting, url: 'https://assets.science.nasa.gov/dying.jpg' }
  reportDead(dying.url)
  const healed = heal(dying, film)
  expect(healed).toMatchObject({ media_type: 'video', url: film.url, poster: film.poster })
  expect(healed && heal(healed, entry)).toBeNull()
})

test('a full size that is missing is taken beside the same address', () => {
  expect(heal({ ...lasting, url: entry.url }, entry)).toMatchObject({ hdurl: entry.hdurl })
})

test('a record without media takes those that arrive', () => {
  const bare = { date: record.date, media_type: 'other', url: 'page.html', createdAt }
  expect(heal(bare, entry)).toMatchObject({ media_type: 'image', url: entry.url })
})

test('an entry without media takes none away', () => {
  const { url: _, hdurl: __, ...bare } = entry
  expect(heal(record, { ...bare, media_type: 'other' })).toMatchObject({
    media_type: 'image',
    url: record.url,
    hdurl: record.hdurl,
  })
})

test.each([
  ' ',
  '',
  '\0',
  '///Users/x/lamp.jpg',
  'lamp.jpg',
  '/lamp.jpg',
  'javascript:alert(1)',
  'https://',
])('an address where nothing can be shown takes none away: %j', (url) => {
  expect(heal(record, { ...entry, url })).toMatchObject({ url: record.url, hdurl: record.hdurl })
})

test('an old full size does not stay beside a new address', () => {
  const { hdurl: _, ...film } = { ...entry, media_type: 'video', url: 'https://a.example/f.mp4' }
  expect(heal(record, film)).not.toHaveProperty('hdurl')
})

test('a stored placeholder is replaced, however many its words', () => {
  const logo = {
    ...record,
    title: 'NASA Science',
    url: lasting.url,
    explanation: 'Of another day. '.repeat(9),
  }
  expect(heal(logo, entry)).toMatchObject({
    title: entry.title,
    explanation: entry.explanation,
    url: entry.url,
  })
})

test('whatever lies in the record, its date, moment and other fields stay', () => {
  fc.assert(
    fc.property(fc.object(), (odd) => {
      const stored = { ...odd, date: 'k', createdAt }
      const healed = heal(stored, entry)
      expect(healed).toMatchObject({ date: 'k', createdAt })
    }),
  )
})
