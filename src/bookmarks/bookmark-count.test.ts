import { expect, test } from 'vitest'
import { bookmarkCount } from './bookmark-count.ts'

test.each([
  [1, '1 bookmark'],
  [11_480, '11,480 bookmarks'],
])('%i: %s', (count, text) => {
  expect(bookmarkCount(count)).toBe(text)
})
