import { isDay } from '../../apod/day.ts'
import { type BookmarkSearch, orders } from '../../navigation/address.ts'
import type { Bookmark } from '../bookmark.ts'

type Order = BookmarkSearch['order']

const orderNames: Record<Order, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  date: 'By date',
}

/** For a select. */
export const bookmarkOrders = orders.bookmarks.map((value) => ({ value, name: orderNames[value] }))

/** @param newestFirst all bookmarks, newest bookmarked first */
export function sorted(newestFirst: readonly Bookmark[], order: Order): readonly Bookmark[] {
  switch (order) {
    case 'newest':
      return newestFirst
    case 'oldest':
      return newestFirst.toReversed()
    case 'date':
      return newestFirst.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)))
  }
}

/** Empty without one, so that it comes last. */
function dayOf({ entry }: Bookmark) {
  return isDay(entry.date) ? entry.date : ''
}
