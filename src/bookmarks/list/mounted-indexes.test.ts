import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mountedIndexes } from './mounted-indexes.ts'

const columns = 3

test('the rows on the screen and two above and below them', () => {
  const mounted = mountedIndexes({
    count: 100,
    columns,
    rows: { first: 10, last: 11 },
    focusedIndex: -1,
  })
  expect(mounted).toEqual(Array.from({ length: 18 }, (_, place) => 24 + place))
})

test('the focused item stays, between its neighbours and in its order', () => {
  const rows = { first: 30, last: 32 }
  expect(mountedIndexes({ count: 100, columns, rows, focusedIndex: 5 }).slice(0, 4)).toEqual([
    4, 5, 6, 84,
  ])
  expect(mountedIndexes({ count: 100, columns, rows, focusedIndex: 99 })).toContain(98)
  expect(mountedIndexes({ count: 100, columns, rows, focusedIndex: 0 }).slice(0, 3)).toEqual([
    0, 1, 84,
  ])
})

test('at any position the mounted items are few, unique and in order', () => {
  const row = fc.nat({ max: 5000 })
  fc.assert(
    fc.property(
      fc.nat({ max: 12_000 }),
      row,
      fc.integer({ min: -1, max: 11_999 }),
      (count, first, focusedIndex) => {
        const mounted = mountedIndexes({
          count,
          columns,
          rows: { first, last: first + 4 },
          focusedIndex,
        })
        expect(mounted).toEqual([...new Set(mounted)].toSorted((a, b) => a - b))
        expect(mounted.every((index) => index >= 0 && index < count)).toBe(true)
        expect(mounted.length).toBeLessThan(9 * columns + 4)
      },
    ),
  )
})
