import { isDay } from '../../../apod/day.ts'

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

/** @param newestFirst all keys, newest bookmarked first */
export function inOrder(newestFirst: readonly string[], order: Order): readonly string[] {
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
function newestPictureFirst(keys: readonly string[]) {
  const days = keys.filter((key) => isDay(key))
  return [...new Set([...days.toSorted().toReversed(), ...keys])]
}
