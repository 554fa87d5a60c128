import { expect, test } from 'vitest'
import { addDays } from './calendar.ts'
import { sizeOf } from './picture-size.ts'

test('proportions vary from tall to very wide, within the long side', () => {
  const sizes = Array.from({ length: 28 }, (_, index) => sizeOf(addDays('2024-02-01', index), 960))
  const slants = sizes.map(({ width, height }) => width / height)
  expect(Math.min(...slants)).toBeLessThan(0.85)
  expect(Math.max(...slants)).toBeGreaterThan(1.7)
  for (const { width, height } of sizes) expect(Math.max(width, height)).toBeLessThanOrEqual(960)
})
