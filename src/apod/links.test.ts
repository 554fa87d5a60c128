import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkedDay, partsOf, readLinks } from './links.ts'

const url = 'https://a.example/'

test('a text is split at its links', () => {
  const links = [
    { at: 11, text: 'moth', url },
    { at: 2, text: 'lamp', url },
  ]
  expect(partsOf('A lamp and moth.', links)).toEqual([
    { text: 'A ' },
    { text: 'lamp', url },
    { text: ' and ' },
    { text: 'moth', url },
    { text: '.' },
  ])
  expect(partsOf('and moth', links, 7)).toEqual([{ text: 'and ' }, { text: 'moth', url }])
})

test.each(['A lamp.', 'undefined', 'null'])('without links, %j is one piece', (text) => {
  expect(partsOf(text)).toEqual([{ text }])
})

test('links may stand side by side, and only the first of two at one place counts', () => {
  const link = { at: 0, text: 'a', url }
  expect(partsOf('ab', [link, { ...link, at: 1, text: 'b' }])).toEqual([
    { text: 'a', url },
    { text: 'b', url },
  ])
  expect(partsOf('ab', [link, { ...link, text: 'ab' }])).toEqual([
    { text: 'a', url },
    { text: 'b' },
  ])
})

test('with any links, the text stays complete', () => {
  const link = fc.record({
    at: fc.nat(12),
    text: fc.string({ maxLength: 3 }),
    url: fc.constant(url),
  })
  fc.assert(
    fc.property(fc.string(), fc.array(link), fc.nat(9), (text, links, offset) => {
      const parts = partsOf(text, links, offset)
      expect(parts.map((part) => part.text).join('')).toBe(text)
    }),
  )
})

test('anything but a link is left out', () => {
  const link = { at: 0, text: 'a', url }
  const plain = { ...link, url: 'http://a.example/' }
  expect(
    readLinks([
      link,
      plain,
      { ...link, url: 'javascript:alert(1)' },
      { ...link, url: 'ftp://a.example/' },
      { ...link, url: 7 },
      { ...link, at: -1 },
      { ...link, at: 0.5 },
      { ...link, at: '0' },
      { ...link, text: 7 },
      { ...link, text: ' ' },
      null,
      undefined,
      'a',
    ]),
  ).toEqual([link, plain])
  expect(readLinks('a')).toEqual([])
})

test.each([
  ['https://apod.nasa.gov/apod/ap080820.html', '2008-08-20'],
  ['https://apod.nasa.gov/apod/ap950616.html', '1995-06-16'],
  ['https://www.apod.nasa.gov/apod/ap080820.htm', '2008-08-20'],
  ['https://antwrp.gsfc.nasa.gov/apod/ap991231.html#x', '1999-12-31'],
  ['https://apod.com/ap260412.html', '2026-04-12'],
  ['https://apod.com/apod/ap250107.html', '2025-01-07'],
  ['https://apod.com/en/ap261007.html', '2026-10-07'],
  ['https://science.nasa.gov/image-article/apod-2026-september-9-a-lamp/', '2026-09-09'],
  ['https://science.nasa.gov/image-article/apod/apod-2026-august-23-a-lamp/', '2026-08-23'],
  ['https://science.nasa.gov/image-article/apod-2011-january-31', '2011-01-31'],
  ['https://science.nasa.gov/image-article/apod-1998-02-11/', '1998-02-11'],
])('The link %s leads to the picture of %s', (link, day) => {
  expect(linkedDay(link)).toBe(day)
})

test.each([
  'https://apod.nasa.gov/apod/ap081320.html',
  'https://apod.nasa.gov/apod/ap950101.html',
  'https://apod.nasa.gov/apod/archivepix.html',
  'https://apod.nasa.gov/apod/ap080820.html5',
  'https://apod.nasa.gov/old/apod/ap080820.html',
  'https://apod.com/de/ap261007.html',
  'https://science.nasa.gov/image-article/apod/',
  'https://apod.nasa.gov/ap080820.html',
  'https://apod.nasa.gov.a.example/apod/ap080820.html',
  'https://science.nasa.gov/apod/ap080820.html',
  'https://science.nasa.gov/image-article/not-apod-1998-02-11/',
  'https://science.nasa.gov/image-article/apod-1998-02-111/',
  'https://science.nasa.gov/image-article/apod-2026-brumaire-9-a-lamp/',
])('The link %s leads out of the page', (link) => {
  expect(linkedDay(link)).toBeNull()
})
