import { afterEach, expect, test, vi } from 'vitest'
import { apodApiUrl } from './url.ts'

afterEach(() => void vi.unstubAllEnvs())

test('the call has a key and the date, and nothing else', () => {
  vi.stubEnv('VITE_APOD_URL', '')
  vi.stubEnv('VITE_APOD_KEY', '')
  const address = 'https://api.nasa.gov/planetary/apod'
  expect(apodApiUrl('2024-01-05').href).toBe(`${address}?api_key=DEMO_KEY&date=2024-01-05`)
  expect(apodApiUrl('a&b').href).toBe(`${address}?api_key=DEMO_KEY&date=a%26b`)
})

test('address and key are the environment’s, and other parameters are dropped', () => {
  vi.stubEnv('VITE_APOD_URL', 'https://a.example/day?lang=en')
  vi.stubEnv('VITE_APOD_KEY', 'mine')
  expect(apodApiUrl('x').href).toBe('https://a.example/day?api_key=mine&date=x')
})
