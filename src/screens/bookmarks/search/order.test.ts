import { expect, test } from 'vitest'
import { inOrder } from './order.ts'

const keys = {
  dated: ['2020-01-01', 'odd', '2024-01-01', 7],
  undated: ['2022-01-01', ['2023-01-01']],
}

test('newest bookmarked first, then those without a time', () => {
  expect(inOrder(keys, 'newest')).toEqual([
    '2020-01-01',
    'odd',
    '2024-01-01',
    7,
    '2022-01-01',
    ['2023-01-01'],
  ])
})

test('oldest bookmarked first, then those without a time', () => {
  expect(inOrder(keys, 'oldest')).toEqual([
    7,
    '2024-01-01',
    'odd',
    '2020-01-01',
    '2022-01-01',
    ['2023-01-01'],
  ])
})

test('newest picture first, then those without a day', () => {
  expect(inOrder(keys, 'date')).toEqual([
    '2024-01-01',
    '2022-01-01',
    '2020-01-01',
    'odd',
    7,
    ['2023-01-01'],
  ])
})
