import { afterEach, expect, test, vi } from 'vitest'
import { successorBase } from './config.ts'
import { apodApiUrl, hasSuccessor, isSuccessorUrl, successorUrl } from './services.ts'

const base = successorBase(import.meta.env.VITE_APOD_SUCCESSOR_URL)

afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['2024-01-05', '240105'],
  ['1995-06-16', '950616'],
  ['2094-12-31', '941231'],
])('The successor is asked for %s as %s', (date, digits) => {
  expect(successorUrl(date)?.href).toBe(`${base}/${digits}`)
})

test.each(['1995-06-15', '2095-01-01', '2024-02-30', ''])(
  'The successor can’t be asked for %j',
  (date) => {
    expect(successorUrl(date)).toBeNull()
  },
)

test('The successor’s URLs are those of its days and of their list', () => {
  expect(hasSuccessor).toBe(true)
  expect(isSuccessorUrl(`${base}?per_page=9`)).toBe(true)
  expect(isSuccessorUrl(`${base}/240105`)).toBe(true)
  expect(isSuccessorUrl(`https://a.example/?${base}`)).toBe(false)
  expect(isSuccessorUrl(undefined)).toBe(false)
})

test('a build without a successor has none of its URLs', async () => {
  vi.stubEnv('VITE_APOD_SUCCESSOR_URL', '')
  vi.resetModules()
  const none = await import('./services.ts')
  expect(none.hasSuccessor).toBe(false)
  expect(none.isSuccessorUrl(`${base}/240105`)).toBe(false)
})

test('The specified service’s URL has a key and the date, and nothing else', () => {
  vi.stubEnv('VITE_APOD_URL', '')
  vi.stubEnv('VITE_APOD_KEY', '')
  const address = 'https://api.nasa.gov/planetary/apod'
  expect(apodApiUrl('2024-01-05').href).toBe(`${address}?api_key=DEMO_KEY&date=2024-01-05`)
  expect(apodApiUrl('a&b').href).toBe(`${address}?api_key=DEMO_KEY&date=a%26b`)
})

test('The specified service’s address and key are the environment’s, and other parameters are dropped', () => {
  vi.stubEnv('VITE_APOD_URL', 'https://a.example/day?lang=en')
  vi.stubEnv('VITE_APOD_KEY', 'mine')
  expect(apodApiUrl('x').href).toBe('https://a.example/day?api_key=mine&date=x')
})
