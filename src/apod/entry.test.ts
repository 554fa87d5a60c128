import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEntry, readStoredEntry } from './entry.ts'

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
