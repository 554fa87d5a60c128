import { expect, test } from 'vitest'
import { bookmarkCount } from './bookmark-count.ts'

test.each([
  [0, undefined, '0 bookmarks'],
  [1, undefined, '1 bookmark'],
  [6, 'new', '6 new bookmarks'],
  [1, 'new', '1 new bookmark'],
  [11_480, undefined, '11,480 bookmarks'],
])('%i, %j: %s', (count, kind, text) => {
  expect(bookmarkCount(count, kind)).toBe(text)
})
