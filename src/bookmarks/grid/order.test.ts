import { expect, test } from 'vitest'
import type { OrderOf } from '../../navigation/address.ts'
import { readBookmark } from '../bookmark.ts'
import { sorted } from './order.ts'

test('By date the newest picture comes first, and those without a day last; the other orders follow the store', () => {
  const keys = ['2020-01-01', 'odd', '2024-01-01', '7', '2022-01-01']
  const bookmarks = keys.flatMap((date) => readBookmark({ date }) ?? [])
  const keysInOrder = (order: OrderOf<'bookmarks'>) =>
    sorted(bookmarks, order).map(({ key }) => key)
  expect(keysInOrder('newest')).toEqual(keys)
  expect(keysInOrder('oldest')).toEqual(keys.toReversed())
  expect(keysInOrder('date')).toEqual(['2024-01-01', '2022-01-01', '2020-01-01', 'odd', '7'])
})
