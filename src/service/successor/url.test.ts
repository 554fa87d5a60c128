import { afterEach, expect, test, vi } from 'vitest'
import { successorBase } from '../config.ts'
import { hasSuccessor, isSuccessorUrl, successorUrl } from './url.ts'

const base = successorBase(import.meta.env.VITE_APOD_SUCCESSOR_URL)

afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['2024-01-05', '240105'],
  ['1995-06-16', '950616'],
  ['2094-12-31', '941231'],
])('%s is asked for as %s', (date, digits) => {
  expect(successorUrl(date)?.href).toBe(`${base}/${digits}`)
})

test.each(['1995-06-15', '2095-01-01', '2024-02-30', ''])('%j can’t be asked for', (date) => {
  expect(successorUrl(date)).toBeNull()
})

test('its URLs are those of its days and of their list', () => {
  expect(hasSuccessor).toBe(true)
  expect(isSuccessorUrl(`${base}?per_page=9`)).toBe(true)
  expect(isSuccessorUrl(`${base}/240105`)).toBe(true)
  expect(isSuccessorUrl(`https://a.example/?${base}`)).toBe(false)
  expect(isSuccessorUrl(undefined)).toBe(false)
})

test('a build without a successor has none of its URLs', async () => {
  vi.stubEnv('VITE_APOD_SUCCESSOR_URL', '')
  vi.resetModules()
  const none = await import('./url.ts')
  expect(none.hasSuccessor).toBe(false)
  expect(none.isSuccessorUrl(`${base}/240105`)).toBe(false)
})
