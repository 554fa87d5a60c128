import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newYorkDay } from './calendar.ts'

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
