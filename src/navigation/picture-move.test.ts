import { expect, test } from 'vitest'
import { parseAddress } from './address.ts'
import { pictureMove } from './picture-move.ts'

const parse = (path: string) => parseAddress(new URL(path, 'https://page.example'))

test.each([
  ['/bookmarks', '/bookmarks?open=7', 'layer or back'],
  ['/dateview?date=2024-01-05&open&picture', '/dateview?date=2024-01-05&open', 'layer or back'],
  ['/dateview', '/dateview?date=2026-11-20&open', 'layer or back'],
  ['/dateview?date=2024-01-05&open', '/dateview?date=2024-01-06&open', 'nowhere'],
  ['/dateview?month=2024-01', '/dateview?date=2024-01-05', 'day 2024-01-05'],
  ['/dateview', '/dateview?month=2026-11', 'tile 2026-11-20'],
  ['/dateview?month=2024-01', '/dateview?month=2024-02', 'nowhere'],
  ['/bookmarks', '/bookmarks?q=lamp', 'nowhere'],
])('From %s to %s, a picture moves to: %s', (before, after, expected) => {
  const { to = 'nowhere', ...date } =
    pictureMove(parse(before), parse(after), () => '2026-11-20') ?? {}
  expect([to, ...Object.values(date)].join(' ')).toBe(expected)
})
