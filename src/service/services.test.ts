import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { successorBase } from './config.ts'
import { specifiedUrl, successorUrl } from './services.ts'

const base = successorBase(import.meta.env.VITE_APOD_SUCCESSOR_URL)

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-01T23:59:59-05:00') }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test.each([
  ['2024-01-05', '240105'],
  ['1995-06-16', '950616'],
  // Tomorrow in New York.
  ['2026-12-02', '261202'],
])('The successor is asked for %s as %s', (date, digits) => {
  expect(successorUrl(date)?.href).toBe(`${base}/${digits}`)
})

test.each(['1995-06-15', '2026-12-03', '2024-02-30', ''])(
  'The successor can’t be asked for “%s”',
  (date) => {
    expect(successorUrl(date)).toBeNull()
  },
)

test('The specified service’s URL has a key and the date, and nothing else', () => {
  vi.stubEnv('VITE_APOD_URL', '')
  vi.stubEnv('VITE_APOD_KEY', '')
  const address = 'https://api.nasa.gov/planetary/apod'
  expect(specifiedUrl('2024-01-05').href).toBe(`${address}?api_key=DEMO_KEY&date=2024-01-05`)
  expect(specifiedUrl('a&b').href).toBe(`${address}?api_key=DEMO_KEY&date=a%26b`)
})

test('The specified service’s address and key are the environment’s, and other parameters are dropped', () => {
  vi.stubEnv('VITE_APOD_URL', 'https://a.example/day?lang=en')
  vi.stubEnv('VITE_APOD_KEY', 'mine')
  expect(specifiedUrl('x').href).toBe('https://a.example/day?api_key=mine&date=x')
})
