import { isDay } from '../../apod/day.ts'
import type { Order } from '../../navigation/address.ts'
import type { Bookmark } from '../bookmark.ts'

export const orderNames: Record<Order, string> = {
  newest: 'Newest bookmarked',
  oldest: 'Oldest bookmarked',
  date: 'By picture’s date',
}

/** @param newestFirst all bookmarks, newest bookmarked first */
export function inOrder(newestFirst: readonly Bookmark[], order: Order): readonly Bookmark[] {
  switch (order) {
    case 'newest':
      return newestFirst
    case 'oldest':
      return newestFirst.toReversed()
    case 'date':
      return newestPictureFirst(newestFirst)
  }
}

/** Those without a day come last. */
function newestPictureFirst(bookmarks: readonly Bookmark[]) {
  const days = bookmarks
    .filter(({ entry }) => isDay(entry.date))
    .toSorted((a, b) => (a.key < b.key ? 1 : -1))
  return [...new Set([...days, ...bookmarks])]
}
