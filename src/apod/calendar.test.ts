import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import {
  dayAndMonthInWords,
  earliestDay,
  englishOf,
  isMonthFirst,
  midnightAfter,
  missingDays,
  newYorkDay,
  neighbourDay,
  randomDay,
  sameDayInAllYears,
  todayInNewYork,
} from './calendar.ts'
import { parseDay, requireDay } from './day.ts'

test.each([
  ['the night the clocks go forward', '2026-03-08T05:00:00Z', '2026-03-08'],
  ['the night after they went forward', '2026-03-09T03:59:59Z', '2026-03-08'],
  ['and at that midnight', '2026-03-09T04:00:00Z', '2026-03-09'],
  ['the night the clocks go back', '2026-11-01T04:00:00Z', '2026-11-01'],
  ['the night after they went back', '2026-11-02T04:59:59Z', '2026-11-01'],
  ['and at that midnight', '2026-11-02T05:00:00Z', '2026-11-02'],
])('New York’s day %s', (_, instant, day) => {
  expect(newYorkDay(new Date(instant))).toBe(day)
})

test('By a clock that is behind, today is the first day', () => {
  vi.useFakeTimers({ now: 0 })
  expect(todayInNewYork()).toBe('1995-06-16')
  vi.setSystemTime('1995-06-17T12:00:00Z')
  expect(todayInNewYork()).toBe('1995-06-17')
  vi.useRealTimers()
})

test.each([
  ['in winter', '2026-01-15T04:59:59Z', '2026-01-15T05:00:00Z'],
  ['in summer', '2026-07-15T04:00:00Z', '2026-07-16T04:00:00Z'],
  ['before the clocks go forward', '2026-03-07T12:00:00Z', '2026-03-08T05:00:00Z'],
  ['on the day of 23 hours', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z'],
  ['on the day of 25 hours', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
])('New York’s next day begins %s after %s at %s', (_, now, midnight) => {
  expect(midnightAfter(new Date(now))).toBe(Date.parse(midnight))
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
  expect(neighbourDay(date, -1, today)).toEqual({ day: before })
  expect(neighbourDay(date, 1, today)).toEqual({ day: after })
})

test('There is no day before the first day and after today, and an invalid one has no neighbours', () => {
  expect(neighbourDay('1995-06-16', -1, today)).toEqual({ reason: 'first' })
  expect(neighbourDay('1990-01-01', -1, today)).toEqual({ reason: 'first' })
  expect(neighbourDay('1990-01-01', 1, today)).toEqual({ day: '1995-06-16' })
  expect(neighbourDay('2026-11-20', 1, today)).toEqual({ reason: 'last' })
  expect(neighbourDay('2030-01-01', 1, today)).toEqual({ reason: 'last' })
  expect(neighbourDay('9999-12-31', -1, today)).toEqual({ day: '2026-11-20' })
  // Today has no entry, so there is none after the day before.
  expect(neighbourDay('2020-06-09', 1, requireDay('2020-06-10'))).toEqual({ reason: 'last' })
  expect(neighbourDay('2024-02-30', -1, today)).toEqual({ reason: 'no day' })
  expect(neighbourDay('', 1, today)).toEqual({ reason: 'no day' })
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

function years(day: string, until = requireDay('2026-11-22')) {
  return sameDayInAllYears(requireDay(day), until).map((each) => Number(each.slice(0, 4)))
}

test('The same day in all years begins with today’s year, if it has come, and ends with 1995', () => {
  const days = sameDayInAllYears(requireDay('2001-11-22'), requireDay('2026-11-22'))
  expect(days).toHaveLength(32)
  expect([days[0], days.at(-1)]).toEqual(['2026-11-22', '1995-11-22'])
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

test('A day and its month are in the order of the visitor’s English', () => {
  expect(dayAndMonthInWords(requireDay('2000-02-29'))).toBe(
    isMonthFirst ? 'February 29' : '29 February',
  )
})

test.each([
  [['en-US', 'de'], 'en-US'],
  [['de-DE', 'de', 'en-AU', 'en'], 'en-AU'],
  [['en'], 'en'],
  [['de-DE', 'fr'], 'en-GB'],
  [['en-US@posix'], 'en-GB'],
  [[], 'en-GB'],
])('Where the browser prefers %j, dates are in %s', (languages, english) => {
  expect(englishOf(languages)).toBe(english)
})
