import { expect, test, vi } from 'vitest'
import nginx from '../deploy/nginx-cache.js'
import { newYorkDay } from '../src/apod/calendar.ts'

const hour = 3_600_000

test('In every hour of two years nginx knows the day in New York', () => {
  vi.useFakeTimers()
  for (let now = Date.parse('2027-01-01'); now < Date.parse('2029-01-01'); now += hour) {
    vi.setSystemTime(now)
    const today = newYorkDay(new Date(now))
    const tomorrow = new Date(Date.parse(today) + 24 * hour).toISOString().slice(0, 10)
    expect([today, tomorrow].map(askedDay)).toEqual([today, ''])
  }
  vi.useRealTimers()
})

function askedDay(date: string) {
  return nginx.askedDay({ uri: '/service/apod', args: { date } })
}
