import { expect, test, vi } from 'vitest'
import { requireDay } from '../../apod/day.ts'
import { type DayFrom, daySteps } from './day-steps.ts'

const today = requireDay('2026-11-20')

test('the steps lead to the days beside the one they are taken from, to a random day, and to today', () => {
  const go = vi.fn<(dayFrom: DayFrom) => void>()
  const { noun, previous, next, goToRandomDay, goToToday } = daySteps('2024-03-01', today, go)
  expect(noun).toBe('day')
  expect([previous.disabledReason, next.disabledReason]).toEqual([undefined, undefined])
  previous.go()
  next.go()
  goToRandomDay()
  goToToday()
  const [back, on, drawn, now] = go.mock.calls.map(([dayFrom]) => dayFrom)
  expect(back?.('2024-02-01')).toEqual({ day: '2024-01-31' })
  expect(on?.('2024-02-01')).toEqual({ day: '2024-02-02' })
  expect(now?.('2024-02-01')).toEqual({ day: today })
  expect(drawn?.('2024-02-01')).toEqual({ day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) })
})

test.each([
  ['1995-06-16', 'The first picture is from 1995-06-16.', undefined],
  ['2026-11-20', undefined, 'A new picture comes at midnight in New York.'],
  ['soon', 'That is not a calendar date.', 'That is not a calendar date.'],
])('From %s Previous says %j, and Next %j', (date, back, on) => {
  const { previous, next } = daySteps(date, today, () => {})
  expect([previous.disabledReason, next.disabledReason]).toEqual([back, on])
})
