import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDay, requireDay } from './day.ts'

test.each([
  '',
  '2024-02-30',
  '2023-02-29',
  '2024-13-01',
  '2024-1-5',
  ' 2024-01-05',
  '2024-01-05T00',
  '+012024-01-05',
  '-001024-01-05',
  'today',
])('%j is not a day', (text) => {
  expect(parseDay(text)).toBeNull()
})

test('what must be a day throws if it is not', () => {
  expect(requireDay('2024-02-29')).toBe('2024-02-29')
  expect(() => requireDay('2024-02-30')).toThrow(new RangeError('Not a day: 2024-02-30'))
})

test('every date of the calendar is a day', () => {
  const dates = fc.date({
    min: new Date('1995-06-16'),
    max: new Date('2095-06-16'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(dates, (date) => {
      const text = date.toISOString().slice(0, 10)
      expect(parseDay(text)).toBe(text)
    }),
  )
})
