import { afterEach, expect, test, vi } from 'vitest'
import { defaultUrls } from '../default-urls.ts'
import { lookUpUrls } from './service-urls.ts'

const urlOf = (service: 'legacy' | 'successor', date: string) =>
  lookUpUrls(date)[service === 'legacy' ? 0 : 1]?.href

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test.each([
  ['1995-06-16', '950616'],
  // Tomorrow in UTC.
  ['2026-12-03', '261203'],
  ['2026-12-04', 'nothing'],
  ['1995-06-15', 'nothing'],
])('For %s, the successor is asked for %s', (date, digits) => {
  vi.useFakeTimers({ now: new Date('2026-12-01T23:59:59-05:00') })
  const url = digits === 'nothing' ? undefined : `${defaultUrls.VITE_APOD_SUCCESSOR_URL}/${digits}`
  expect(urlOf('successor', date)).toBe(url)
  vi.stubEnv('VITE_APOD_SUCCESSOR_URL', `${defaultUrls.VITE_APOD_SUCCESSOR_URL}/`)
  expect(urlOf('successor', date)).toBe(url)
})

test('Settings can change the legacy service’s URL and key, and the URL keeps its parameters', () => {
  vi.stubEnv('VITE_APOD_URL', '')
  vi.stubEnv('VITE_APOD_KEY', '')
  expect(urlOf('legacy', '&')).toBe('https://api.nasa.gov/planetary/apod?api_key=DEMO_KEY&date=%26')
  vi.stubEnv('VITE_APOD_URL', 'https://a.example/day?token=t')
  vi.stubEnv('VITE_APOD_KEY', 'mine')
  expect(urlOf('legacy', 'x')).toBe('https://a.example/day?token=t&api_key=mine&date=x')
})
