import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetGone, isGone, rememberGone } from './gone-memory.ts'

beforeEach(() => localStorage.clear())
afterEach(() => void vi.useRealTimers())

test('what is remembered is known until it is forgotten', () => {
  expect(isGone()).toBe(false)
  rememberGone()
  expect(isGone()).toBe(true)
  forgetGone()
  expect(isGone()).toBe(false)
})

test('it is forgotten after seven days', () => {
  vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00Z') })
  rememberGone()
  vi.setSystemTime(new Date('2026-12-08T11:59:59Z'))
  expect(isGone()).toBe(true)
  vi.setSystemTime(new Date('2026-12-08T12:00:00Z'))
  expect(isGone()).toBe(false)
})

test.each(['', 'soon', '2126-12-01T12:00:00Z'])('%j in its place means nothing', (text) => {
  localStorage.setItem('specified service gone', text)
  expect(isGone()).toBe(false)
})

test('a storage that refuses changes nothing and says nothing', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  const storage = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse)
  rememberGone()
  forgetGone()
  expect(isGone()).toBe(false)
  storage.mockRestore()
})
