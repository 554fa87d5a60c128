import { expect, test } from 'vitest'
import { addDays } from '../src/apod/adjacent-day.ts'
import { earliestDay } from '../src/apod/calendar.ts'
import { findDay, kindOf } from './kind.ts'

test('over the whole archive, one day in thirty is no picture, half of those a film', () => {
  const kinds = Array.from({ length: 11_400 }, (_, index) => kindOf(addDays(earliestDay, index)))
  const share = (kind: string) => kinds.filter((each) => each === kind).length / kinds.length
  expect(share('film') + share('player')).toBeCloseTo(1 / 30, 2)
  expect(share('film')).toBeCloseTo(1 / 60, 2)
  expect(share('other')).toBeCloseTo(1 / 200, 2)
})

test.each(['picture', 'film', 'player', 'other'] as const)('finds a day of kind %s', (kind) => {
  const day = findDay(kind, '2024-01-01')
  expect(day >= '2024-01-01').toBe(true)
  expect(kindOf(day)).toBe(kind)
})
