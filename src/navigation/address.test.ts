import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  dayPath,
  foundPath,
  hasSlideshow,
  bookmarksPath,
  maxQueryLength,
  monthPath,
  orders,
  parseAddress,
  slideshowPath,
} from './address.ts'

const parse = (href: string) => parseAddress(new URL(href, 'https://page.example'))

test('An address is parsed to the date that it was made from', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const date = new TextDecoder().decode(new TextEncoder().encode(text)).trim()
      expect(parse(dayPath(date))).toEqual({ screen: 'day', date: date || undefined })
    }),
  )
})

test('An address is parsed to the search and order that it was made from', () => {
  const params = fc.record({
    query: fc.string({ unit: 'binary', maxLength: maxQueryLength }),
    order: fc.constantFrom(...orders),
  })
  fc.assert(
    fc.property(params, (made) => {
      const query = made.query.slice(0, maxQueryLength)
      expect(parse(bookmarksPath({ ...made, query }))).toEqual({
        screen: 'bookmarks',
        ...made,
        query,
      })
    }),
  )
})

test.each(['/dateview', '/dateview?', '/dateview?date=', '/dateview?date=%20', '/dateview?q=x'])(
  '%s has no date',
  (path) => {
    expect(parse(path)).toEqual({ screen: 'day', date: undefined })
  },
)

test.each([
  ['/', 'root'],
  ['/?date=2024-01-05', 'root'],
  ['/dateview/', 'day'],
  ['/bookmarks/', 'bookmarks'],
  ['/dateview//', 'nothing'],
  ['/Bookmarks', 'nothing'],
  ['/dateview/2024-01-05', 'nothing'],
])('%s is an address of the screen %s', (path, screen) => {
  expect(parse(path).screen).toBe(screen)
})

test('A list’s address has no default values', () => {
  expect(bookmarksPath({ query: '', order: 'newest' })).toBe('/bookmarks')
  expect(bookmarksPath({ query: 'río', order: 'date' })).toBe('/bookmarks?q=r%C3%ADo&order=date')
})

test('An unknown order becomes newest first, and a long search is cut', () => {
  for (const order of ['', 'sideways', 'toString', 'NEWEST'])
    expect(parse(`/bookmarks?order=${order}`)).toHaveProperty('order', 'newest')
  expect(parse(`/bookmarks?q=${'ж'.repeat(5400)}`)).toHaveProperty('query', 'ж'.repeat(200))
  expect(parse(`/dateview?find=${'ж'.repeat(5400)}`)).toHaveProperty('words', 'ж'.repeat(200))
})

test('An address is parsed to the words and the month that it was made from', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const written = new TextDecoder().decode(new TextEncoder().encode(text)).trim()
      expect(parse(monthPath(written))).toEqual({ screen: 'month', month: written })
      const words = written.slice(0, maxQueryLength)
      expect(parse(foundPath(written))).toEqual({ screen: 'find', words })
    }),
  )
})

test('A date comes before words, and words before a month, also before they are there', () => {
  expect(parse('/dateview?month=2010-05&find=m31&date=2010-05-17').screen).toBe('day')
  expect(parse('/dateview?month=2010-05&find=m31').screen).toBe('find')
  expect(parse('/dateview?month=2010-05&find=+&date=')).toEqual({ screen: 'find', words: '' })
})

test('A list’s address says whether it is a slideshow, and nothing else of it changes', () => {
  for (const path of ['/bookmarks?q=a%26b', '/bookmarks', '/dateview?month=2010-05']) {
    const plain = new URL(path, 'https://page.example')
    const show = new URL(slideshowPath(plain, true), plain)
    expect(hasSlideshow(show.search)).toBe(true)
    expect(parse(show.href)).toEqual(parse(path))
    expect(slideshowPath(show, false)).toBe(path)
    expect(hasSlideshow(plain.search)).toBe(false)
  }
  expect(hasSlideshow('?find=m31&slideshow')).toBe(true)
})
