import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkedDay, nasaPageOf, partsOf, readLinks } from './links.ts'
import {
  altOf,
  citation,
  copyrightLine,
  creditPartsOf,
  descriptionOf,
  linkedCitation,
  ownerPartsOf,
  paragraphsOf,
  titleOf,
} from './text.ts'

const url = 'https://a.example/'
const lamp = { at: 2, text: 'lamp', url }

test('An entry without a title is named by its date; its alternative text is the description, else the title', () => {
  expect(titleOf({ title: ' \n', date: '2024-01-05' })).toBe('2024-01-05')
  expect(titleOf({ title: '', date: '' })).toBe('Untitled')
  expect(altOf({ alt: ' A lamp\n', title: 'Lit', date: '' })).toBe('A lamp')
  expect(altOf({ alt: ' ', title: 'Lit', date: '' })).toBe('Lit')
})

test.each([
  ['Ada\nNova', '©\u00a0Ada Nova'],
  ['Image Credits: NASA', 'Image Credits: NASA'],
  ['Accredited', '©\u00a0Accredited'],
  ['© 2024 Ada', '© 2024 Ada'],
  ['Copyright Ada: Obs', 'Copyright Ada: Obs'],
])('An owner gets a ©, a credit stays as it is: %j is %j', (copyright, line) => {
  expect(copyrightLine({ copyright })).toBe(line)
})

test.each([
  ['A lamp, seen from below.', 'A Lamp', 'A lamp, seen from below.'],
  ['A lamp!', '“A Lamp”', null],
  ['The lamp of 1995', 'M31: The Lamp of 1995.', null],
  ['The lamp-post', 'The Lamp Post', null],
  ['', 'A Lamp', null],
])('The description %j of a picture with the title %j is %j', (alt, title, description) => {
  expect(descriptionOf({ title, alt })).toBe(description)
})

test('Only U+2029 separates paragraphs, and links are in theirs', () => {
  const explanationLinks = [{ ...lamp, at: 14 }]
  const explanation = 'One\n\n two.\u2029\u2029A lamp. '
  expect(paragraphsOf({ explanation, explanationLinks })).toEqual([
    [{ text: 'One two.' }],
    [{ text: 'A ' }, { text: 'lamp', url }, { text: '.' }],
  ])
  expect(paragraphsOf({ explanation: ' \n' })).toEqual([])
})

test('A copyright line is split at its links, with or without a ©', () => {
  const copyrightLinks = [{ at: 0, text: 'Ada', url }]
  const ada = { text: 'Ada', url }
  expect(ownerPartsOf({ copyright: 'Ada\n', copyrightLinks })).toEqual([{ text: '©\u00a0' }, ada])
  const links = [{ at: 2, text: 'Ada', url }]
  expect(ownerPartsOf({ copyright: '© Ada', copyrightLinks: links })).toEqual([{ text: '© ' }, ada])
  expect(ownerPartsOf({ copyright: ' ' })).toEqual([])
})

test('Behind a credit stands the word for its licence, if that is a web address', () => {
  const credit = { text: 'Credit: Ada' }
  const partsWith = (licence: string) => creditPartsOf({ copyright: credit.text, licence })
  expect(partsWith(url)).toEqual([credit, { text: ' · ' }, { text: 'Licence', url }])
  expect(partsWith('javascript:alert(1)')).toEqual([credit])
  expect(creditPartsOf({ licence: url })).toEqual([{ text: 'Licence', url }])
})

test.each([
  [{ copyright: '\nAda\nNova ' }, 'A Lamp · © Ada Nova · 2024-01-05 · here'],
  [{ permalink: 'https://science.nasa.gov/day' }, 'A Lamp · 2024-01-05 · here'],
  [{ licence: url }, `A Lamp · 2024-01-05 · here · ${url}`],
])('With %j the credit to copy is %s', (fields, words) => {
  const entry = { date: '2024-01-05', title: 'A\n Lamp', explanation: '', media_type: 'image' }
  expect(citation({ ...entry, ...fields }, 'here')).toBe(words)
})

test('The credit to copy has the same words with their links, and its title leads to the day', () => {
  const entry = { date: '2024-01-05', title: 'A Lamp', explanation: '', media_type: 'image' }
  const credit = { copyright: 'Ada', copyrightLinks: [{ at: 0, text: 'Ada', url }], licence: url }
  const dot = { text: ' · ' }
  expect(linkedCitation({ ...entry, ...credit }, 'here')).toEqual([
    { text: 'A Lamp', url: 'here' },
    dot,
    { text: '©\u00a0' },
    { text: 'Ada', url },
    dot,
    { text: '2024-01-05' },
    dot,
    { text: 'Licence', url },
  ])
  expect(linkedCitation({ ...entry, date: '' }, '')).toEqual([{ text: 'A Lamp', url: '' }])
})

test.each([
  ['https://science.nasa.gov/day/', true],
  ['http://NASA.gov', true],
  ['//apod.nasa.gov/apod/ap240105.html', true],
  ['https://evilnasa.gov/', false],
  ['https://nasa.gov.a.example/', false],
  ['https://a.example/?nasa.gov', false],
  ['https://nasa.gov@a.example/', false],
  ['https://a.example\\@nasa.gov/', false],
  ['javascript:alert("nasa.gov")', false],
  ['ftp://nasa.gov/', false],
  ['', false],
])('That %j leads to a page at NASA: %j', (permalink, isAtNasa) => {
  expect(nasaPageOf({ permalink }) !== null).toBe(isAtNasa)
})

test('A text is split at its links; only the first of two at one place counts', () => {
  const moth = { at: 11, text: 'moth', url }
  expect(partsOf('A lamp and moth.', [moth, lamp, { ...lamp, text: 'lamp and' }])).toEqual([
    { text: 'A ' },
    { text: 'lamp', url },
    { text: ' and ' },
    { text: 'moth', url },
    { text: '.' },
  ])
  expect(partsOf('and moth', [moth], 7)).toEqual([{ text: 'and ' }, { text: 'moth', url }])
})

test('With any links, the text stays complete', () => {
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

test('Anything but a link is left out', () => {
  const odd = ['javascript:alert(1)', 'ftp://a.example/', 7].map((each) => ({ ...lamp, url: each }))
  const misplaced = [-1, 0.5, '0'].map((at) => ({ ...lamp, at }))
  const untold = [7, ' '].map((text) => ({ ...lamp, text }))
  const list = [lamp, ...odd, ...misplaced, ...untold, null, undefined, 'a']
  expect(readLinks(list)).toEqual([lamp])
  expect(readLinks('a')).toEqual([])
})

test.each([
  ['https://apod.nasa.gov/apod/ap080820.html', '2008-08-20'],
  ['https://www.apod.nasa.gov/apod/ap950616.htm', '1995-06-16'],
  ['https://antwrp.gsfc.nasa.gov/apod/ap991231.html#x', '1999-12-31'],
  ['https://apod.com/ap260412.html', '2026-04-12'],
  ['https://apod.com/en/ap261007.html', '2026-10-07'],
  ['https://science.nasa.gov/image-article/apod-2026-september-9-a-lamp/', '2026-09-09'],
  ['https://science.nasa.gov/image-article/apod-2011-january-31', '2011-01-31'],
  ['https://science.nasa.gov/image-article/apod-1998-02-11/', '1998-02-11'],
  ['https://apod.nasa.gov/apod/ap081320.html', null],
  ['https://apod.nasa.gov/apod/archivepix.html', null],
  ['https://apod.nasa.gov/apod/ap080820.html5', null],
  ['https://apod.nasa.gov.a.example/apod/ap080820.html', null],
  ['https://science.nasa.gov/image-article/not-apod-1998-02-11/', null],
  ['https://science.nasa.gov/image-article/apod-1998-02-111/', null],
])('The link %s leads to the picture of %s', (link, day) => {
  expect(linkedDay(link)).toBe(day)
})
