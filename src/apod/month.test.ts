import { afterEach, expect, test, vi } from 'vitest'
import { earliestDay, missingDays } from './calendar.ts'
import { requireDay } from './day.ts'
import {
  archiveDaysOf,
  daysOf,
  firstWeekday,
  monthInWords,
  monthOf,
  nearestMonth,
  neighbourMonth,
  parseArchiveMonth,
  parseMonth,
  weekColumn,
} from './month.ts'

const today = requireDay('2026-11-20')

afterEach(() => void vi.unstubAllEnvs())

/** @throws if the text is no month */
const month = (text: string) => monthOf(`${text}-01`)

test.each(['', '2026-9', '2026-13', '2026-00', '2026-09-01', ' 2026-09', '-2026-09'])(
  '%j is not a month',
  (text) => {
    expect(parseMonth(text)).toBeNull()
    expect(parseArchiveMonth(text, today)).toBeNull()
  },
)

test('What is not in a month has none', () => {
  expect(monthOf('2024-02-29')).toBe('2024-02')
  expect(() => monthOf('someday')).toThrow('Not in a month: someday')
})

test('The archive’s months begin with June 1995 and end with the current one', () => {
  const texts = ['1995-05', '1995-06', '2010-05', '2026-11', '2026-12', '2030-01']
  expect(texts.map((text) => parseArchiveMonth(text, today))).toEqual([
    null,
    '1995-06',
    '2010-05',
    '2026-11',
    null,
    null,
  ])
})

test.each([
  ['1995-01', '1995-06'],
  ['1980-12', '1995-06'],
  ['2010-05', '2010-05'],
  ['2026-12', '2026-11'],
  ['2027-01', '2026-11'],
])('The archive’s nearest month to %s is %s', (text, nearest) => {
  expect(nearestMonth(month(text), today)).toBe(nearest)
})

test('Steps lead from month to month, and end with the first and the current one', () => {
  expect(neighbourMonth(month('2009-12'), 1, today)).toBe('2010-01')
  expect(neighbourMonth(month('2010-01'), -1, today)).toBe('2009-12')
  expect(neighbourMonth(month('1995-06'), -1, today)).toBeNull()
  expect(neighbourMonth(month('2026-11'), 1, today)).toBeNull()
})

test('A month has its days, without those to come, before the first and without a picture', () => {
  expect(archiveDaysOf(month('2024-02'), today)).toHaveLength(29)
  expect(archiveDaysOf(month('2023-02'), today)).toHaveLength(28)
  expect(archiveDaysOf(month('2026-11'), today)).toHaveLength(20)
  expect(archiveDaysOf(month('2026-12'), today)).toEqual([])
  expect(archiveDaysOf(month('2020-06'), today)).not.toContain('2020-06-10')
  expect(archiveDaysOf(month('1995-06'), today).slice(0, 3)).toEqual([
    '1995-06-16',
    '1995-06-20',
    '1995-06-21',
  ])
})

test('Each day of the archive is in its month, and in no other', () => {
  const days = Array.from({ length: 32 * 12 }, (_, index) =>
    month(`${1995 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`),
  ).flatMap((each) => archiveDaysOf(each, today))
  const count = (Date.parse(today) - Date.parse(earliestDay)) / 86_400_000 + 1 - missingDays.size
  expect(days).toHaveLength(count)
  expect(days).toEqual([...new Set(days)].toSorted())
})

test('Weeks begin on the region’s day, or on Monday where the browser does not know it', () => {
  const days = ['2010-05-01', '2010-05-02', '2010-05-03'].map(requireDay)
  expect(days.map((day) => weekColumn(day, 1))).toEqual([6, 7, 1])
  expect(days.map((day) => weekColumn(day, 7))).toEqual([7, 1, 2])
  const getWeekInfo = () => ({ firstDay: 7 })
  const { prototype } = Intl.Locale
  const own = Object.getOwnPropertyDescriptor(prototype, 'getWeekInfo')
  Object.defineProperty(prototype, 'getWeekInfo', { value: getWeekInfo, configurable: true })
  expect(firstWeekday('en-US')).toBe(7)
  Object.defineProperty(prototype, 'getWeekInfo', { value: undefined, configurable: true })
  expect(firstWeekday('en-US')).toBe(1)
  if (own) Object.defineProperty(prototype, 'getWeekInfo', own)
  else Reflect.deleteProperty(prototype, 'getWeekInfo')
})

test.each(['Pacific/Kiritimati', 'Etc/GMT+12'])(
  'Months, days and columns in %s are those of everywhere',
  (zone) => {
    const days = ['1995-06-16', '2024-02-29', '2010-12-31', '2026-11-20'].map(requireDay)
    const seen = () =>
      days.map((day) => [
        daysOf(monthOf(day)),
        archiveDaysOf(monthOf(day), today),
        neighbourMonth(monthOf(day), 1, today),
        neighbourMonth(monthOf(day), -1, today),
        monthInWords(monthOf(day)),
        weekColumn(day, 1),
      ])
    vi.stubEnv('TZ', 'UTC')
    const inUtc = seen()
    vi.stubEnv('TZ', zone)
    expect(new Date('2026-11-20T12:00Z').getDate()).not.toBe(zone.endsWith('12') ? 21 : 20)
    expect(seen()).toEqual(inUtc)
  },
)
