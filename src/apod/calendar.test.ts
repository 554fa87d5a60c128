import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  earliestDay,
  missingDays,
  newYorkDay,
  nextDay,
  previousDay,
  randomDay,
  sameDayInAllYears,
} from './calendar.ts'
import { parseDay, requireDay } from './day.ts'

test.each([
  ['in winter, a minute before midnight', '2026-11-20T04:59:00Z', '2026-11-19'],
  ['in winter, at midnight', '2026-11-20T05:00:00Z', '2026-11-20'],
  ['in summer, a minute before midnight', '2026-07-01T03:59:00Z', '2026-06-30'],
  ['in summer, at midnight', '2026-07-01T04:00:00Z', '2026-07-01'],
  ['the night the clocks go forward, at midnight', '2026-03-08T05:00:00Z', '2026-03-08'],
  ['the night after they went forward', '2026-03-09T03:59:59Z', '2026-03-08'],
  ['and at that midnight', '2026-03-09T04:00:00Z', '2026-03-09'],
  ['the night the clocks go back, at midnight', '2026-11-01T04:00:00Z', '2026-11-01'],
  ['the night after they went back', '2026-11-02T04:59:59Z', '2026-11-01'],
  ['and at that midnight', '2026-11-02T05:00:00Z', '2026-11-02'],
])('New York’s day %s', (_, instant, day) => {
  expect(newYorkDay(new Date(instant))).toBe(day)
})

test('New York’s day matches its time zone at every hour since 1995', () => {
  const timeZone = new Intl.DateTimeFormat('sv', { timeZone: 'America/New_York' })
  const instants = fc.date({
    min: new Date('1995-06-16'),
    max: new Date('2095-01-01'),
    noInvalidDate: true,
  })
  const check = (instant: Date) => {
    expect(newYorkDay(instant)).toBe(timeZone.format(instant))
  }
  fc.assert(fc.property(instants, check), { numRuns: 5000 })
})

const today = requireDay('2026-11-20')

test.each([
  ['2024-03-01', '2024-02-29', '2024-03-02'],
  ['2024-12-31', '2024-12-30', '2025-01-01'],
  ['2020-06-11', '2020-06-09', '2020-06-12'],
  ['2020-06-10', '2020-06-09', '2020-06-11'],
  ['1995-06-20', '1995-06-16', '1995-06-21'],
  ['1995-06-18', '1995-06-16', '1995-06-20'],
])('The days beside %s are %s and %s', (date, before, after) => {
  expect(previousDay(date, today)).toEqual({ day: before })
  expect(nextDay(date, today)).toEqual({ day: after })
})

test('There is no day before the first day and after today', () => {
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

function years(day: string, until = requireDay('2026-11-22')) {
  return sameDayInAllYears(requireDay(day), until).map((each) => Number(each.slice(0, 4)))
}

test('The same day in all years begins with today’s year and ends with 1995', () => {
  const days = sameDayInAllYears(requireDay('2001-11-22'), requireDay('2026-11-22'))
  expect(days).toHaveLength(32)
  expect([days[0], days.at(-1)]).toEqual(['2026-11-22', '1995-11-22'])
})

test('The same day in all years leaves out a day of this year that has not come yet', () => {
  expect(years('2025-11-23')[0]).toBe(2025)
})

test('The same day in all years leaves out 1995 before the archive begins, and days that never had an entry', () => {
  expect(years('2000-06-15').at(-1)).toBe(1996)
  expect(years('2000-06-16').at(-1)).toBe(1995)
  expect(years('2000-06-17').at(-1)).toBe(1996)
  expect(years('2000-06-10')).not.toContain(2020)
})

test('The same day in all years has 29 February in leap years only', () => {
  expect(years('2024-02-29')).toEqual([2024, 2020, 2016, 2012, 2008, 2004, 2000, 1996])
})

test('The same day in all years has one day at most on the archive’s first day', () => {
  expect(years('1995-06-16', requireDay('1995-06-16'))).toEqual([1995])
})
