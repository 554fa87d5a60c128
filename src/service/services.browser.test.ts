import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isGone, rememberGone } from './services.ts'

beforeEach(() => localStorage.clear())
afterEach(() => void vi.useRealTimers())

test('the memory expires after seven days', () => {
  vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00Z') })
  rememberGone()
  vi.setSystemTime(new Date('2026-12-08T11:59:59Z'))
  expect(isGone()).toBe(true)
  vi.setSystemTime(new Date('2026-12-08T12:00:00Z'))
  expect(isGone()).toBe(false)
})

test.each(['', 'soon', '2126-12-01T12:00:00Z'])('the stored value %j is ignored', (text) => {
  localStorage.setItem('specified service gone', text)
  expect(isGone()).toBe(false)
})
