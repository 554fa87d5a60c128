import { expect, test } from 'vitest'
import { readEntry, readEntryLeniently } from './entry.ts'
import { cleanAlt, isPlaceholder } from './nasa-quirks.ts'

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

test('An entry is read with all known fields and no others', () => {
  expect(readEntry({ ...whole, rating: 'good' })).toEqual(whole)
  // Another app's thumbnail does not replace the poster.
  expect(readEntryLeniently({ ...whole, thumbnail_url: 'https://a.example/0.jpg' })).toEqual(whole)
})

test('A response needs date, title and type, a record needs nothing, and invalid fields are ignored', () => {
  expect(readEntry(bare)).toEqual({ ...bare, explanation: '' })
  for (const name of Object.keys(bare))
    expect(readEntry({ ...bare, [name]: undefined })).toBeUndefined()
  const others = [{ ...bare, date: '2024-02-30' }, null, undefined, 7, 'text', true, []]
  for (const other of others) expect(readEntry(other)).toBeUndefined()
  const odd = { ...whole, alt: 7, permalink: {}, copyrightLinks: [{ ...link, at: -1 }] }
  const { alt: _, permalink: __, copyrightLinks: ___, ...rest } = whole
  expect(readEntry(odd)).toEqual(rest)
  expect(readEntryLeniently({})).toEqual({ date: '', title: '', media_type: '', explanation: '' })
})

test.each([
  [{}, 'isn’t'],
  [{ title: 'NASA  Science ' }, 'is'],
  [{ url: 'https://a.example/NASA-logo.svg' }, 'is'],
  [{ url: 'https://a.example/wp-content/themes/nasa/a.png' }, 'is'],
  [{ explanation: ' \nDiscover the cosmos! Each day a different image.' }, 'is'],
])('An entry with %j %s a placeholder', (fields, is) => {
  const words = { title: 'A Lamp of NASA Science', explanation: 'Lit. Discover the cosmos!' }
  expect(isPlaceholder({ ...bare, ...words, url: link.url, ...fields })).toBe(is === 'is')
})

const clicking = 'Clicking on the image will download\n the highest resolution version available.'

test.each([
  ['A lamp.\n\t Please see the explanation for more detailed information.', 'A lamp.'],
  [`See Explanation.  ${clicking}`, ''],
  ['A sign reads: the explanation of the sky.', 'A sign reads: the explanation of the sky.'],
  ['Please see the explanation for more. A lamp.', 'Please see the explanation for more. A lamp.'],
])('The alt text %j is shortened to %j', (alt, words) => {
  expect(cleanAlt(alt)).toBe(words)
})
