import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gridOf } from './grid-of.ts'

test.each([
  [
    'A phone shows two columns of upright tiles',
    { width: 343, height: 667, rem: 16 },
    40,
    2,
    5 / 4,
  ],
  ['A phone shows one column of a few tiles', { width: 343, height: 667, rem: 16 }, 3, 1, 5 / 4],
  ['A tablet shows two columns', { width: 721, height: 1024, rem: 16 }, 40, 2, 2 / 3],
  ['A window shows four columns', { width: 1136, height: 720, rem: 16 }, 40, 4, 2 / 3],
  [
    'A window shows three columns of a few tiles',
    { width: 1136, height: 720, rem: 16 },
    3,
    3,
    2 / 3,
  ],
  [
    'With text of twice the size there are half as many',
    { width: 1201, height: 720, rem: 32 },
    40,
    2,
    2 / 3,
  ],
])('%s', (_, room, count, columns, shape) => {
  const grid = gridOf(room, count)
  expect(grid.columns).toBe(columns)
  expect(grid.height / grid.width).toBeCloseTo(shape)
})

const sizes = fc.record({
  width: fc.integer({ min: 200, max: 5000 }),
  height: fc.integer({ min: 200, max: 3000 }),
  rem: fc.integer({ min: 9, max: 48 }),
})
const counts = fc.nat({ max: 12_000 })

test('In any room the columns fill the list’s width, and rows don’t touch', () => {
  fc.assert(
    fc.property(sizes, counts, (room, count) => {
      const { columns, width, height, gap, rowHeight } = gridOf(room, count)
      expect(columns * width + (columns - 1) * gap).toBeCloseTo(room.width)
      expect(rowHeight - height).toBeCloseTo(gap)
      expect(height).toBeGreaterThan(0)
    }),
  )
})

test('In any room a tile has a good width, or the list’s own', () => {
  fc.assert(
    fc.property(sizes, counts, (room, count) => {
      const { columns, width } = gridOf(room, count)
      expect(width).toBeGreaterThanOrEqual(Math.min(room.width, 8.5 * room.rem))
      if (columns > 1) expect(width).toBeLessThanOrEqual(80 * room.rem)
    }),
  )
})

test('With larger text there are never more columns', () => {
  fc.assert(
    fc.property(sizes, (room) => {
      const larger = { ...room, rem: room.rem * 2 }
      // The phone's smaller tiles are for phones.
      fc.pre(room.width >= 2 * 37 * room.rem || room.width < 37 * room.rem)
      expect(gridOf(larger, 40).columns).toBeLessThanOrEqual(gridOf(room, 40).columns)
    }),
  )
})
