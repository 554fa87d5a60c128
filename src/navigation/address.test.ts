import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAddress, pathOf } from './address.ts'

const parse = (href: string) => parseAddress(new URL(href, 'https://page.example'))

/** Each line has an address, what is read from it and, after `->`, how it is written if that differs. */
const table = `
/: today -> /dateview
/?date=2024-01-05: day, date “2024-01-05” -> /dateview?date=2024-01-05
/dateview?date=: today -> /dateview
/dateview?date=2024-1-5T00:00:00Z: day, date “2024-01-05” -> /dateview?date=2024-01-05
/dateview?date=2024-01-05&date=2024-01-06: day, date “2024-01-05” -> /dateview?date=2024-01-05
/dateview?open: today, entry
/dateview?slideshow: today, slideshow
/dateview?slideshow&open: today, slideshow -> /dateview?slideshow
/dateview?date=2024-01-05&open&picture: day, date “2024-01-05”, entry, viewer
/dateview?date=2024-01-05&picture: day, date “2024-01-05” -> /dateview?date=2024-01-05
/dateview?month=2010-5: month, month “2010-05” -> /dateview?month=2010-05
/dateview?day=07-14&order=oldest: anniversary, monthDay “07-14” -> /dateview?day=07-14
/dateview?month=soon: today -> /dateview
/dateview?day=02-30: today -> /dateview
/dateview?day=07-14&slideshow&every=60: anniversary, monthDay “07-14”, secondsPerPicture “60”, slideshow
/dateview?day=+02-29): anniversary, monthDay “02-29” -> /dateview?day=02-29
/dateview?find=+crab+nebula: search, terms “crab nebula” -> /dateview?find=crab+nebula
/dateview?find=m31&order=newest&slideshow: search, terms “m31”, slideshow -> /dateview?find=m31&slideshow
/dateview?find=&slideshow: search, terms “” -> /dateview?find=
/dateview?month=2010-05&every=60&slideshow: month, month “2010-05”, secondsPerPicture “60”, slideshow -> /dateview?month=2010-05&slideshow&every=60
/dateview?month=2010-05&day=05-17&find=m31&date=2010-05-17: day, date “2010-05-17” -> /dateview?date=2010-05-17
/bookmarks/: bookmarks, terms “”, order “newest” -> /bookmarks
/bookmarks?q=r%C3%ADo&order=date: bookmarks, terms “río”, order “date”
/bookmarks?order=toString: bookmarks, terms “”, order “newest” -> /bookmarks
/bookmarks?slideshow&shuffle&every=3600: bookmarks, terms “”, order “newest”, isShuffled “true”, secondsPerPicture “3600”, slideshow
/bookmarks?shuffle=no&slideshow: bookmarks, terms “”, order “newest”, isShuffled “true”, slideshow -> /bookmarks?slideshow&shuffle
/bookmarks?slideshow&every=4: bookmarks, terms “”, order “newest”, slideshow -> /bookmarks?slideshow
/bookmarks?slideshow&every=86401: bookmarks, terms “”, order “newest”, slideshow -> /bookmarks?slideshow
/bookmarks?slideshow&every=6e1: bookmarks, terms “”, order “newest”, slideshow -> /bookmarks?slideshow
/bookmarks?open=2024-01-05&picture: bookmarks, terms “”, order “newest”, openKey “2024-01-05”, entry, viewer
/dateview/2024-01-05: not found, path “/dateview/2024-01-05”
/.//other.example: not found, path “/other.example” -> /other.example
`

const lines = table.trim().split('\n')

/** False for a slideshow's default options. */
const isListed = (value: unknown) => value !== undefined && value !== false && value !== 8

function lineOf(path: string) {
  const address = parse(path)
  const { screen, layers, ...named } = address
  const values = Object.entries(named).map(
    ([name, value]) => isListed(value) && `${name} “${value}”`,
  )
  const parts = [screen, ...values, ...layers].filter(Boolean).join(', ')
  return path === pathOf(address) ? `${path}: ${parts}` : `${path}: ${parts} -> ${pathOf(address)}`
}

test('Each address in the table is read and written as listed there', () => {
  expect(lines.map((line) => lineOf(line.split(': ')[0] ?? ''))).toEqual(lines)
})

const anyText = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => text.trim() !== '')
const others = ['open', 'picture', 'slideshow', 'every=60', 'shuffle', 'order=oldest', 'order=date']

test.each(['/dateview?date=', '/dateview?find=', '/bookmarks?q=', '/bookmarks?open='])(
  'Any text after %s is read, and written back unchanged except for spaces around it',
  (start) => {
    fc.assert(
      fc.property(anyText, fc.subarray(others), (text, parameters) => {
        const address = parse([start + encodeURIComponent(text), ...parameters].join('&'))
        expect(parse(pathOf(address))).toEqual(address)
        const values = Object.values(address).map((value) => String(value).trim())
        expect(values).toContain(text.trim())
      }),
    )
  },
)

test('An address keeps the first 200 letters of a search', () => {
  expect(parse(`/bookmarks?q=${'ж'.repeat(5400)}`)).toHaveProperty('terms', 'ж'.repeat(200))
  expect(parse(`/dateview?find=${'ж'.repeat(5400)}`)).toHaveProperty('terms', 'ж'.repeat(200))
})
