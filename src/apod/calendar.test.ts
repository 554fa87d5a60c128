import { afterEach, expect, test, vi } from 'vitest'
import {
  earliestDay,
  daysWithoutEntry,
  neighbourDay,
  randomDay,
  anniversariesOf,
  todayInNewYork,
  isArchiveDay,
  englishLocale,
} from './calendar.ts'
import { type Day, parseDay, requireDay } from './day.ts'
import { daysOf, firstWeekday, monthOf, neighbourMonth, parseMonth, weekColumn } from './month.ts'

const today = requireDay('2026-11-20')
const month = (text: string) => monthOf(`${text}-01`)

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test('A day is an existing date in the format YYYY-MM-DD', () => {
  const invalid = ['', '2023-02-29', '2024-1-5', ' 2024-01-05', '2024-01-05T00', '+012024-01-05']
  for (const text of invalid) expect(parseDay(text)).toBeUndefined()
  expect(parseDay('2024-02-29')).toBe('2024-02-29')
})

test.each([
  ['2026-03-09T04:00:00Z', '2026-03-09'],
  ['2026-11-02T04:59:59Z', '2026-11-01'],
])('At %s, today is %s', (instant, day) => {
  vi.useFakeTimers({ now: new Date(instant) })
  expect(todayInNewYork()).toBe(day)
})

test.each([
  ['2024-03-01', '2024-02-29', '2024-03-02'],
  ['1995-06-16', 'no day', '1995-06-20'],
  ['1990-01-01', 'no day', '1995-06-16'],
  ['2026-11-20', '2026-11-19', 'no day'],
  ['9999-12-31', '2026-11-20', 'no day'],
  ['2024-02-30', 'no day', 'no day'],
  ['2020-06-09', '2020-06-08', '2020-06-11'],
])('On %s, Previous leads to %s, and Next to %s', (date, previous, next) => {
  const dayTo = (direction: 1 | -1) => neighbourDay(date, direction, today) ?? 'no day'
  expect([dayTo(-1), dayTo(1)]).toEqual([previous, next])
})

test.each([
  ['1995-06-16', 0, '1995-06-20'],
  // The random number leads to 1995-06-17, which has no entry.
  ['2024-01-05', 0.0001, '1995-06-20'],
  ['1995-06-20', 0.0001, '1995-06-21'],
  ['nonsense', 0.999_999, '2026-11-20'],
  ['2026-11-20', 0.999_999, '1995-06-16'],
])('From %s, the random number %f leads to %s, another day with an entry', (date, random, day) => {
  expect(randomDay(date, today, () => random)).toBe(day)
})

test.each([
  ['2001-11-22', 2026, 1995],
  ['2025-11-23', 2025, 1995],
  ['2000-06-15', 2026, 1996],
  ['2024-02-29', 2024, 1996],
])('The anniversaries of %s go back from %i to %i', (day, first, last) => {
  const days = anniversariesOf(requireDay(day), requireDay('2026-11-22'))
  expect([days[0], days.at(-1)].map((date) => Number(date?.slice(0, 4)))).toEqual([first, last])
  const step = day.endsWith('02-29') ? 4 : 1
  expect(days).toHaveLength((first - last) / step + 1)
})

test('The archive has the months from June 1995 to the current one, and December precedes January', () => {
  const [first, last] = [month('1995-06'), month('2026-11')]
  const outside = [neighbourMonth(first, -1, today), neighbourMonth(last, 1, today)]
  expect(outside).toEqual([undefined, undefined])
  expect(neighbourMonth(month('2010-01'), -1, today)).toBe('2009-12')
  for (const text of ['', '2026-9', '2026-00', '2026-09-01'])
    expect(parseMonth(text)).toBe(undefined)
})

const zones = ['Pacific/Kiritimati', 'Etc/GMT+12']
test.each(zones)('In %s, each day is in one month, and Saturday is in column 6 or 7', (zone) => {
  vi.stubEnv('TZ', zone)
  const days: Day[] = []
  for (let next: string | undefined = month('1995-06'); next; next = neighbourMonth(next, 1, today))
    days.push(...daysOf(next).filter((day) => isArchiveDay(day, today)))
  const daysSinceFirst = (Date.parse(today) - Date.parse(earliestDay)) / 86_400_000
  expect(days).toHaveLength(daysSinceFirst + 1 - daysWithoutEntry.size)
  expect(days).toEqual([...new Set(days)].toSorted())
  const saturday = requireDay('2010-05-01')
  expect([1, 7].map((weekStartsOn) => weekColumn(saturday, weekStartsOn))).toEqual([6, 7])
})

test('Weeks start on the region’s first weekday, or on Monday if the browser doesn’t know it', () => {
  const { prototype } = Intl.Locale
  const original = Object.getOwnPropertyDescriptor(prototype, 'getWeekInfo')
  for (const [value, first] of [[() => ({ firstDay: 7 }), 7] as const, [undefined, 1] as const]) {
    Object.defineProperty(prototype, 'getWeekInfo', { value, configurable: true })
    expect(firstWeekday('en-US')).toBe(first)
  }
  if (original) Object.defineProperty(prototype, 'getWeekInfo', original)
  else Reflect.deleteProperty(prototype, 'getWeekInfo')
})

test.each([
  ['en-US', 'en-US'],
  ['pt-BR', 'en-GB'],
])('In the locale %s, dates are formatted as in %s', (locale, english) => {
  expect(englishLocale(locale)).toBe(english)
})
