import { isDay } from '../../apod/day.ts'
import type { Key } from '../key.ts'
import type { Order } from '../../navigation/address.ts'

export const orderNames: Record<Order, string> = {
  newest: 'Newest bookmarked',
  oldest: 'Oldest bookmarked',
  date: 'By picture’s date',
}

/** @param newestFirst all keys, newest bookmarked first */
export function inOrder(newestFirst: readonly Key[], order: Order): readonly Key[] {
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
function newestPictureFirst(keys: readonly Key[]) {
  const days = keys.filter((key) => typeof key === 'string' && isDay(key))
  return [...new Set([...days.toSorted().toReversed(), ...keys])]
}
