import { expect, test, vi } from 'vitest'
import { requireDay } from '../../apod/day.ts'
import { dayNavigation } from './day-navigation.ts'

const today = requireDay('2026-11-20')

test('the steps show the days beside the shown one, and a random day', () => {
  const show = vi.fn<(date: string) => void>()
  const { noun, previous, next, goToRandomDay } = dayNavigation('2024-03-01', today, show)
  expect(noun).toBe('day')
  expect([previous.disabledReason, next.disabledReason]).toEqual([undefined, undefined])
  previous.go()
  next.go()
  goToRandomDay()
  const [before, after, drawn] = show.mock.calls.flat()
  expect([before, after]).toEqual(['2024-02-29', '2024-03-02'])
  expect(drawn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})

test('today leads to today only from another day', () => {
  const show = vi.fn<(date: string) => void>()
  dayNavigation(today, today, show).goToToday()
  expect(show).not.toHaveBeenCalled()
  dayNavigation('2024-03-01', today, show).goToToday()
  expect(show).toHaveBeenCalledExactlyOnceWith(today)
})

test.each([
  ['1995-06-16', 'The first picture is from 1995-06-16.', undefined],
  ['2026-11-20', undefined, 'The next picture comes after midnight in New York.'],
  ['soon', 'That is not a calendar date.', 'That is not a calendar date.'],
])('from %s no step back because %j, and none on because %j', (date, back, on) => {
  const show = vi.fn<(date: string) => void>()
  const { previous, next } = dayNavigation(date, today, show)
  expect([previous.disabledReason, next.disabledReason]).toEqual([back, on])
  if (back) previous.go()
  if (on) next.go()
  expect(show).not.toHaveBeenCalled()
})
