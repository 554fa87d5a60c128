import { expect, test } from 'vitest'
import { keyText } from '../bookmark-key.ts'
import { planImport } from './plan-import.ts'

test('stored ones stay, new ones are added, and duplicates only once', () => {
  const records = ['a', 'b', 'b', 7, 7, '7', -0].map((date) => ({ date }))
  const invalid = { name: 'item 9', reason: 'has no date' }
  expect(planImport({ records, invalid: [invalid] }, new Set(['a', 0].map(keyText)))).toEqual({
    added: [{ date: 'b' }, { date: 7 }, { date: '7' }],
    existing: 2,
    invalid: [
      invalid,
      ...['“b”', 'date 7'].map((name) => ({
        name,
        reason: 'has the same date as an earlier item',
      })),
    ],
  })
})
