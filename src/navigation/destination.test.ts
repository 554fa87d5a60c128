import { expect, test } from 'vitest'
import { requireDay } from '../apod/day.ts'
import { parseAddress, pathOf } from './address.ts'
import { destinationOf } from './destination.ts'

/** The tab has been open since yesterday. */
const days = { shown: requireDay('2026-11-19'), today: requireDay('2026-11-20') }

/**
 * Each line has an address, a link, and where it leads, marked with
 * - `=` if that shows already, so that no history entry is added
 * - `*` if `/dateview` then shows the new day
 */
const table = `
/bookmarks  /bookmarks  /bookmarks =
/bookmarks  /bookmarks?q=lamp  /bookmarks?q=lamp
/bookmarks  /  /dateview *
/bookmarks  /dateview?date=2024-01-05  /dateview?date=2024-01-05
/bookmarks  https://page.example/dateview?date=2024-1-5  /dateview?date=2024-01-05
/bookmarks  /dateview?open  /dateview?date=2026-11-20&open
/bookmarks  /dateview?find=2024-01-05  /dateview?date=2024-01-05
/bookmarks  /dateview?find=May+2010  /dateview?month=2010-05
/bookmarks  /dateview?find=14+May  /dateview?day=05-14
/bookmarks  /dateview?find=comet  /dateview?find=comet
/bookmarks?open=2024-01-06  /dateview?date=2024-01-05  /dateview?date=2024-01-05
/dateview  /dateview  /dateview = *
/dateview  /dateview?date=2026-11-19  /dateview =
/dateview  /dateview?date=2026-11-20  /dateview?date=2026-11-20
/dateview  /dateview?slideshow  /dateview?slideshow *
/dateview?date=2026-11-19  /dateview  /dateview *
/dateview?date=2026-11-20  /dateview  /dateview = *
/dateview?date=2024-01-05&open  /dateview?date=2024-01-06  /dateview?date=2024-01-06&open
/dateview?date=2024-01-05&open  /dateview?date=2024-01-05  /dateview?date=2024-01-05&open =
/dateview?date=2024-01-05&open  /dateview  /dateview *
/dateview?date=2024-01-05&open  /dateview?month=2024-01  /dateview?month=2024-01
/dateview?date=2024-01-05&open&picture  /dateview?date=2024-01-06  /dateview?date=2024-01-06&open&picture
`

test('Each link in the table leads to the address that is listed there', () => {
  const lines = table.trim().split('\n')
  const found = lines.map((line) => {
    const [from = '', link = ''] = line.split('  ')
    const here = parseAddress(new URL(from, 'https://page.example'))
    const { address, isSame, shownAsToday } = destinationOf(here, link, days)
    const marks = [isSame && '=', shownAsToday === days.today && '*'].filter(Boolean)
    return [from, link, [pathOf(address), ...marks].join(' ')].join('  ')
  })
  expect(found).toEqual(lines)
})
