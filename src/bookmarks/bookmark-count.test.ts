import { expect, test } from 'vitest'
import { addedCount, bookmarkCount } from './bookmark-count.ts'

test.each([
  [1, undefined, '1 bookmark'],
  [6, 'new', '6 new bookmarks'],
  [11_480, undefined, '11,480 bookmarks'],
])('%i, %j: %s', (count, kind, text) => {
  expect(bookmarkCount(count, kind)).toBe(text)
})

test.each([
  [0, 0, '0 bookmarks'],
  [1, 1, '1 new bookmark and 1 note'],
  [0, 1200, '1,200 notes'],
])('%i bookmarks with %i notes: %s', (bookmarks, notes, text) => {
  expect(addedCount({ bookmarks, notes }, bookmarks ? 'new' : '')).toBe(text)
})
