import { expect, test } from 'vitest'
import { inOrder } from './order.ts'

const keys = ['2020-01-01', 'odd', '2024-01-01', '7', '2022-01-01']

test('Newest bookmarked first is the order of the store, oldest its reverse, and by date the newest picture comes first, those without a day last', () => {
  expect(inOrder(keys, 'newest')).toEqual(keys)
  expect(inOrder(keys, 'oldest')).toEqual(keys.toReversed())
  expect(inOrder(keys, 'date')).toEqual(['2024-01-01', '2022-01-01', '2020-01-01', 'odd', '7'])
})
