import { expect, test } from 'vitest'
import { inOrder } from './order.ts'

const keys = ['2020-01-01', 'odd', '2024-01-01', '7', '2022-01-01']

test('newest bookmarked first is the order of the store', () => {
  expect(inOrder(keys, 'newest')).toEqual(keys)
})

test('oldest bookmarked first is its reverse', () => {
  expect(inOrder(keys, 'oldest')).toEqual(keys.toReversed())
})

test('newest picture first, then those without a day', () => {
  expect(inOrder(keys, 'date')).toEqual(['2024-01-01', '2022-01-01', '2020-01-01', 'odd', '7'])
})
