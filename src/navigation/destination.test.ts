import { expect, test } from 'vitest'
import { requireDay } from '../apod/day.ts'
import { parseAddress, pathOf } from './address.ts'
import { destinationOf, pictureMove } from './destination.ts'
import { dateviewDay } from './today.ts'

const parse = (path: string) => parseAddress(new URL(path, 'https://page.example'))

const today = requireDay('2026-11-20')
// The tab has been open since yesterday.
dateviewDay.setState(requireDay('2026-11-19'))

/**
 * Each line has an address, a link, and where it leads, marked with
 * - `=` if that shows already, so that no history entry is added
 * - `*` if `/dateview` then shows the new day
 */
const table = `
/bookmarks  /bookmarks  /bookmarks =
/bookmarks  /  /dateview *
/bookmarks  https://page.example/dateview?date=2024-1-5  /dateview?date=2024-01-05
/bookmarks  /dateview?open  /dateview?date=2026-11-20&open
/bookmarks  /dateview?find=2024-01-05  /dateview?date=2024-01-05
/bookmarks  /dateview?find=https://apod.nasa.gov/apod/ap240105.html  /dateview?date=2024-01-05
/bookmarks  /dateview?find=14/05/2015  /dateview?date=2015-05-14
/bookmarks  /dateview?find=May+2010  /dateview?month=2010-05
/bookmarks  /dateview?find=May+2030  /dateview?month=2026-11
/bookmarks  /dateview?find=14+May  /dateview?day=05-14
/bookmarks  /dateview?month=2030-01  /dateview?month=2026-11
/bookmarks  /dateview?month=1990-01&slideshow  /dateview?month=1995-06&slideshow
/bookmarks?open=2024-01-06  /dateview?date=2024-01-05  /dateview?date=2024-01-05
/dateview  /dateview  /dateview = *
/dateview  /dateview?date=2026-11-19  /dateview =
/dateview  /dateview?date=2026-11-20  /dateview?date=2026-11-20
/dateview?date=2026-11-20  /dateview  /dateview = *
/dateview?date=2024-01-05&open  /dateview?date=2024-01-06  /dateview?date=2024-01-06&open
/dateview?date=2024-01-05&open  /dateview  /dateview *
`

test('Each link in the table leads to the address that is listed there', () => {
  const lines = table.trim().split('\n')
  const found = lines.map((line) => {
    const [from = '', link = ''] = line.split('  ')
    const { address, isSame, isToToday } = destinationOf(parse(from), link, today)
    const marks = [isSame && '=', isToToday && '*'].filter(Boolean)
    return [from, link, [pathOf(address), ...marks].join(' ')].join('  ')
  })
  expect(found).toEqual(lines)
})

test.each([
  ['/dateview', '/dateview?date=2026-11-19&open', '2026-11-19 between card and dialog'],
  [
    '/dateview?date=2024-01-05&open',
    '/dateview?date=2024-01-05',
    '2024-01-05 between card and dialog',
  ],
  ['/dateview?open', '/dateview?open&picture', '2026-11-19 between other layers'],
  ['/bookmarks', '/bookmarks?open=2024-01-05', '2024-01-05 between other layers'],
  ['/dateview?date=2024-01-05&open', '/dateview?date=2024-01-06&open', undefined],
  ['/dateview?month=2024-01', '/dateview?date=2024-01-05', '2024-01-05 between day and tile'],
  ['/dateview', '/dateview?month=2026-11', '2026-11-19 between day and tile'],
  ['/bookmarks', '/bookmarks?q=lamp', undefined],
])('From %s to %s, the picture that moves is: %s', (before, after, expected) => {
  const move = pictureMove(parse(before), parse(after))
  expect(move && `${move.date} between ${move.kind}`).toBe(expected)
})
