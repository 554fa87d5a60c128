import { expect, test } from 'vitest'
import {
  altOf,
  citation,
  copyrightLine,
  creditPartsOf,
  descriptionOf,
  ownerPartsOf,
  paragraphsOf,
  titleOf,
} from './text.ts'

const url = 'https://a.example/'

test('an entry without a title is named by its date', () => {
  expect(titleOf({ title: ' \n', date: '2024-01-05' })).toBe('2024-01-05')
  expect(titleOf({ title: '', date: '' })).toBe('Untitled')
})

test('an owner gets a ©, a credit stays as it is', () => {
  expect(copyrightLine({ copyright: 'Ada\nNova' })).toBe('©\u00a0Ada Nova')
  expect(copyrightLine({ copyright: 'Image Credits: NASA' })).toBe('Image Credits: NASA')
  expect(copyrightLine({ copyright: 'Accredited' })).toBe('©\u00a0Accredited')
  expect(copyrightLine({ copyright: '© 2024 Ada' })).toBe('© 2024 Ada')
  expect(copyrightLine({ copyright: 'Copyright Ada: Obs' })).toBe('Copyright Ada: Obs')
})

test('the alternative text is the description, else the title', () => {
  expect(altOf({ alt: ' A lamp\n', title: 'Lit', date: '' })).toBe('A lamp')
  expect(altOf({ alt: ' ', title: 'Lit', date: '' })).toBe('Lit')
  expect(altOf({ title: 'Lit', date: '' })).toBe('Lit')
})

test('only U+2029 separates paragraphs', () => {
  expect(paragraphsOf({ explanation: 'One\n\n two.\u2029\u2029 Three. ' })).toEqual([
    [{ text: 'One two.' }],
    [{ text: 'Three.' }],
  ])
  expect(paragraphsOf({ explanation: ' \n' })).toEqual([])
})

test('links are in their paragraphs', () => {
  expect(
    paragraphsOf({
      explanation: 'One.\u2029A lamp.',
      explanationLinks: [{ at: 7, text: 'lamp', url }],
    }),
  ).toEqual([[{ text: 'One.' }], [{ text: 'A ' }, { text: 'lamp', url }, { text: '.' }]])
})

test('a copyright line is split at its links, with or without a ©', () => {
  const copyrightLinks = [{ at: 0, text: 'Ada', url }]
  expect(ownerPartsOf({ copyright: 'Ada\n', copyrightLinks })).toEqual([
    { text: '©\u00a0' },
    { text: 'Ada', url },
  ])
  expect(
    ownerPartsOf({ copyright: '© Ada', copyrightLinks: [{ at: 2, text: 'Ada', url }] }),
  ).toEqual([{ text: '© ' }, { text: 'Ada', url }])
  expect(ownerPartsOf({ copyright: ' ' })).toEqual([])
})

test('behind a credit stands the word for its licence, if that is a web address', () => {
  const copyright = 'Credit: Ada'
  expect(creditPartsOf({ copyright, licence: 'http://a.example/by-sa' })).toEqual([
    { text: copyright },
    { text: ' · ' },
    { text: 'Licence', url: 'http://a.example/by-sa' },
  ])
  expect(creditPartsOf({ copyright, licence: 'javascript:alert(1)' })).toEqual([
    { text: copyright },
  ])
})

const entry = {
  date: '2024-01-05',
  title: 'A Lamp\n in the Lagoon',
  explanation: '',
  media_type: 'image',
}
const sharingUrl = 'https://apod.example/dateview?date=2024-01-05'

test('a citation is the title, the copyright line if there is one, the date and the day’s address here, or its own page', () => {
  expect(citation({ ...entry, copyright: '\nAda\nNova ' }, sharingUrl)).toBe(
    `A Lamp in the Lagoon · © Ada Nova · 2024-01-05 · ${sharingUrl}`,
  )
  const page = 'https://science.example/day'
  expect(citation({ ...entry, permalink: page }, sharingUrl)).toBe(
    `A Lamp in the Lagoon · 2024-01-05 · ${page}`,
  )
  expect(citation({ ...entry, permalink: 'javascript:alert(1)' }, sharingUrl)).toContain(sharingUrl)
  expect(citation({ ...entry, licence: url }, sharingUrl)).toMatch(
    / · https:.* · https:\/\/a.example\/$/,
  )
})

test.each([
  ['A lamp, seen from below.', 'A Lamp', 'A lamp, seen from below.'],
  ['A lamp!', '“A Lamp”', null],
  ['The lamp of 1995', 'M31: The Lamp of 1995.', null],
  ['The lamp-post', 'The Lamp Post', null],
  ['', 'A Lamp', null],
  [undefined, 'A Lamp', null],
])('the description %j of a picture with the title %j is %j', (alt, title, description) => {
  expect(descriptionOf({ title, ...(alt !== undefined && { alt }) })).toBe(description)
})
