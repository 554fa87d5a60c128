import fc from 'fast-check'
import { expect, test } from 'vitest'
import { earliestDay, missingDays } from './calendar.ts'
import { parseDay, requireDay } from './day.ts'
import { nextDay, previousDay, randomDay } from './adjacent-day.ts'

const today = requireDay('2026-11-20')

test.each([
  ['2024-03-01', '2024-02-29', '2024-03-02'],
  ['2024-12-31', '2024-12-30', '2025-01-01'],
  ['2020-06-11', '2020-06-09', '2020-06-12'],
  ['2020-06-10', '2020-06-09', '2020-06-11'],
  ['1995-06-20', '1995-06-16', '1995-06-21'],
  ['1995-06-18', '1995-06-16', '1995-06-20'],
])('from %s back to %s and on to %s', (date, before, after) => {
  expect(previousDay(date, today)).toEqual({ day: before })
  expect(nextDay(date, today)).toEqual({ day: after })
})

test('there is nothing before the first day and after today', () => {
  expect(previousDay('1995-06-16', today)).toEqual({ reason: 'first' })
  expect(previousDay('1990-01-01', today)).toEqual({ reason: 'first' })
  expect(previousDay('2026-11-20', today)).toEqual({ day: '2026-11-19' })
  expect(nextDay('1990-01-01', today)).toEqual({ day: '1995-06-16' })
  expect(nextDay('2026-11-20', today)).toEqual({ reason: 'last' })
  expect(nextDay('2030-01-01', today)).toEqual({ reason: 'last' })
  expect(previousDay('2030-01-01', today)).toEqual({ day: '2026-11-20' })
  expect(previousDay('9999-12-31', today)).toEqual({ day: '2026-11-20' })
  expect(nextDay('0000-01-01', today)).toEqual({ day: '1995-06-16' })
  expect(previousDay('0000-01-01', today)).toEqual({ reason: 'first' })
  expect(nextDay('9999-12-31', today)).toEqual({ reason: 'last' })
})

test('an invalid day has no neighbours', () => {
  expect(previousDay('2024-02-30', today)).toEqual({ reason: 'no day' })
  expect(nextDay('', today)).toEqual({ reason: 'no day' })
})

test('a random day has an entry, is in the archive and is not the shown one', () => {
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  const shown = fc.constantFrom('1995-06-16', '1995-06-20', '2020-06-11', '2026-11-20', 'nonsense')
  fc.assert(
    fc.property(chance, shown, (drawn, date) => {
      const day = randomDay(date, today, () => drawn)
      expect(parseDay(day)).toBe(day)
      expect(day >= earliestDay && day <= today && !missingDays.has(day)).toBe(true)
      expect(day).not.toBe(date)
    }),
  )
})

test('random days include both ends, and skip missing days and the shown one', () => {
  expect(randomDay('2024-01-05', today, () => 0)).toBe('1995-06-16')
  expect(randomDay('2024-01-05', today, () => 0.999_999)).toBe('2026-11-20')
  expect(randomDay('2026-11-20', today, () => 0.999_999)).toBe('1995-06-16')
  expect(randomDay('1995-06-16', today, () => 0)).toBe('1995-06-20')
})

test('where the day after a missing one is the shown one, the random day is the first', () => {
  const at = (Date.parse('2020-06-10T12:00Z') - Date.parse(earliestDay)) / 86_400_000
  const count = (Date.parse(today) - Date.parse(earliestDay)) / 86_400_000 + 1
  expect(randomDay('2020-06-11', today, () => at / count)).toBe(earliestDay)
  expect(randomDay('2020-06-12', today, () => at / count)).toBe('2020-06-11')
})

test('today has no entry, so there is none after the day before', () => {
  expect(nextDay('2020-06-09', requireDay('2020-06-10'))).toEqual({ reason: 'last' })
})

test('a clock set before the first day does no harm', () => {
  const early = requireDay('1970-01-01')
  expect(randomDay('x', early)).toBe('1995-06-16')
  expect(nextDay('1970-01-01', early)).toEqual({ reason: 'last' })
  expect(previousDay('2020-01-01', early)).toEqual({ reason: 'first' })
})
