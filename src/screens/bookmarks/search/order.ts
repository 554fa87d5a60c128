import { isDay } from '../../../apod/day.ts'
import type { BookmarkKey } from '../../../bookmarks/bookmark-key.ts'
import type { BookmarkOrder } from '../../../bookmarks/bookmark-order.ts'

/** The sort orders and their names. */
export const orders = {
  newest: 'Newest bookmarked',
  oldest: 'Oldest bookmarked',
  date: 'By picture’s date',
} as const

export type Order = keyof typeof orders

export function isOrder(name: string | null): name is Order {
  return Object.keys(orders).some((order) => order === name)
}

/** Bookmarks without a usable createdAt, or without a day when sorted by date, come last. */
export function inOrder({ dated, undated }: BookmarkOrder, order: Order): BookmarkKey[] {
  switch (order) {
    case 'newest':
      return [...dated, ...undated]
    case 'oldest':
      return [...dated.toReversed(), ...undated]
    case 'date':
      return newestPictureFirst([...dated, ...undated])
  }
}

function newestPictureFirst(keys: BookmarkKey[]) {
  const days: string[] = []
  const odd: BookmarkKey[] = []
  for (const key of keys) {
    if (typeof key === 'string' && isDay(key)) days.push(key)
    else odd.push(key)
  }
  return [...days.toSorted().toReversed(), ...odd]
}
