import { expect, test } from 'vitest'
import { inOrder } from './order.ts'

const keys = ['2020-01-01', 'odd', '2024-01-01', '7', '2022-01-01']

test('By date the newest picture comes first, and those without a day last; the other orders follow the store', () => {
  expect(inOrder(keys, 'newest')).toEqual(keys)
  expect(inOrder(keys, 'oldest')).toEqual(keys.toReversed())
  expect(inOrder(keys, 'date')).toEqual(['2024-01-01', '2022-01-01', '2020-01-01', 'odd', '7'])
})
