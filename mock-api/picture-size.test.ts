import { expect, test } from 'vitest'
import { addDays } from '../src/apod/adjacent-day.ts'
import { findProportion, sizeOf } from './picture-size.ts'

test('proportions vary from tall to very wide, within the long side', () => {
  const sizes = Array.from({ length: 28 }, (_, index) => sizeOf(addDays('2024-02-01', index), 960))
  const slants = sizes.map(({ width, height }) => width / height)
  expect(Math.min(...slants)).toBeLessThan(0.85)
  expect(Math.max(...slants)).toBeGreaterThan(1.7)
  for (const { width, height } of sizes) expect(Math.max(width, height)).toBeLessThanOrEqual(960)
})

test.each([2 / 3, 1, 4])('there is a picture of proportion %d', (proportion) => {
  const { width, height } = sizeOf(findProportion(proportion, '2024-01-01'), 960)
  expect(width / height).toBeCloseTo(proportion, 1)
})
