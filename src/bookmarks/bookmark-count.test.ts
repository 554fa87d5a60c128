import { expect, test } from 'vitest'
import { bookmarkCount } from './bookmark-count.ts'

test.each([
  [1, undefined, '1 bookmark'],
  [6, 'new', '6 new bookmarks'],
  [11_480, undefined, '11,480 bookmarks'],
])('%i, %j: %s', (count, kind, text) => {
  expect(bookmarkCount(count, kind)).toBe(text)
})
