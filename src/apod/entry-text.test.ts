import { expect, test } from 'vitest'
import { dayOfPage, nasaLinkOf } from './day-pages.ts'
import { altOf, creditOf, copyrightAndLicencePartsOf, paragraphsOf, titleOf } from './entry-text.ts'
import { parseLinks, splitAtLinks, type TextPart } from './links.ts'

const url = 'https://a.example/'
const lamp = { at: 2, text: 'lamp', url }
const ada = { at: 0, text: 'Ada', url }
const entry = { date: '2024-01-05', title: 'A\n Lamp', explanation: '', media_type: 'image' }

/** The parts as Markdown: `A [lamp](https://a.example/).` */
const asMarkdown = (parts: readonly TextPart[]) =>
  parts.map((part) => (part.url === undefined ? part.text : `[${part.text}](${part.url})`)).join('')

test('A missing title is replaced by the date, and missing alt text by the title', () => {
  expect(titleOf({ title: ' \n', date: '2024-01-05' })).toBe('2024-01-05')
  expect(titleOf({ title: '', date: '' })).toBe('Untitled')
  expect(altOf({ ...entry, alt: ' A lamp\n' })).toBe('A lamp')
  expect(altOf({ ...entry, alt: ' ' })).toBe('A Lamp')
})

test('Only U+2029 separates paragraphs, and each link stays in its paragraph', () => {
  const explanationLinks = [{ ...lamp, at: 14 }]
  const explanation = 'One\n\n two.\u2029\u2029A lamp. '
  const paragraphs = paragraphsOf({ ...entry, explanation, explanationLinks })
  expect(paragraphs.map(asMarkdown)).toEqual(['One two.', `A [lamp](${url}).`])
  expect(paragraphsOf({ ...entry, explanation: ' \n' })).toEqual([])
})

test.each([
  [{ copyright: 'Image Credits: NASA' }, 'Image Credits: NASA'],
  [{ copyright: 'Accredited' }, '©\u00a0Accredited'],
  [{ copyright: 'Copyright Ada: Obs' }, 'Copyright Ada: Obs'],
  [{ copyright: 'Ada\n', copyrightLinks: [ada] }, `©\u00a0[Ada](${url})`],
  [{ copyright: '© Ada', copyrightLinks: [{ ...ada, at: 2 }] }, `© [Ada](${url})`],
  [{ copyright: 'Credit: Ada', licence: url }, `Credit: Ada · [Licence](${url})`],
  [{ copyright: 'Credit: Ada', licence: 'javascript:alert(1)' }, 'Credit: Ada'],
  [{ licence: url }, `[Licence](${url})`],
])('Under a title, %j is shown as “%s”', (fields, line) => {
  expect(asMarkdown(copyrightAndLicencePartsOf({ ...entry, ...fields }))).toBe(line)
})

test.each([
  [{ copyright: '\nAda\nNova ' }, '© Ada Nova · 2024-01-05 · here'],
  [{ permalink: 'https://science.nasa.gov/day' }, '2024-01-05 · here'],
  [{ copyright: 'Ada', licence: url }, `© Ada · 2024-01-05 · here · ${url}`],
])('For %j, “Copy credit” copies “A Lamp · %s”', (fields, credit) => {
  expect(creditOf({ ...entry, ...fields }, 'here')).toBe(`A Lamp · ${credit}`)
})

test.each([
  ['https://science.nasa.gov/day/', 'On NASA’s site'],
  ['//apod.nasa.gov/apod/ap240105.html', 'On NASA’s site'],
  ['https://evilnasa.gov/', 'NASA’s APOD page'],
  ['https://nasa.gov.a.example/', 'NASA’s APOD page'],
])('With the permalink %s, the link to NASA is called “%s”', (permalink, label) => {
  expect(nasaLinkOf({ permalink }).label).toBe(label)
})

test('A text is split at its links, and the first of overlapping links wins', () => {
  const moth = { at: 11, text: 'moth', url }
  const links = [moth, lamp, { ...lamp, text: 'lamp and' }, { ...lamp, at: 5, text: 'p and' }]
  expect(asMarkdown(splitAtLinks('A lamp and moth.', links))).toBe(
    `A [lamp](${url}) and [moth](${url}).`,
  )
})

test('Invalid links are ignored', () => {
  const urls = ['javascript:alert(1)', 'ftp://a.example/', 7].map((wrong) => ({ url: wrong }))
  const invalidFields = [...urls, { at: -1 }, { at: 0.5 }, { at: '0' }, { text: 7 }, { text: ' ' }]
  const invalidLinks = invalidFields.map((fields) => ({ ...lamp, ...fields }))
  expect(parseLinks([lamp, ...invalidLinks, null, undefined, 'a'])).toEqual([lamp])
  expect(parseLinks('a')).toEqual([])
})

test.each([
  ['https://www.apod.nasa.gov/apod/ap950616.htm', '1995-06-16'],
  ['https://antwrp.gsfc.nasa.gov/apod/ap991231.html#x', '1999-12-31'],
  ['https://apod.com/en/ap261007.html', '2026-10-07'],
  ['https://science.nasa.gov/image-article/apod-2026-september-9-a-lamp/', '2026-09-09'],
  ['https://science.nasa.gov/image-article/apod-1998-02-11/', '1998-02-11'],
  ['https://apod.nasa.gov/apod/ap940820.html', 'no day'],
  ['https://apod.nasa.gov/apod/ap080820.html5', 'no day'],
  ['https://apod.nasa.gov.a.example/apod/ap080820.html', 'no day'],
  ['https://science.nasa.gov/image-article/not-apod-1998-02-11/', 'no day'],
  ['https://science.nasa.gov/image-article/apod-1998-02-111/', 'no day'],
])('The link %s leads to %s', (link, day) => {
  expect(dayOfPage(link) ?? 'no day').toBe(day)
})
