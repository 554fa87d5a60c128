import { afterEach, expect, test, vi } from 'vitest'
import { claim, prefetch, prefetchAge } from './prefetch.ts'

const [a, b] = [new URL('data:,a'), new URL('data:,b')]
const signal = () => new AbortController().signal
const early = (url: URL) => globalThis.prefetched?.get(url.href)

afterEach(() => globalThis.prefetched?.clear())

test('an early request is claimed once, and another sent after that', async () => {
  prefetch(a)
  const sent = await early(a)?.response
  expect(await claim(a, signal())).toBe(sent)
  const second = await claim(a, signal())
  expect(second).not.toBe(sent)
  expect(await second.text()).toBe('a')
})

test('two early requests are claimed each by its own URL', async () => {
  prefetch(a)
  prefetch(b)
  const sent = await Promise.all([early(a)?.response, early(b)?.response])
  expect(await claim(b, signal())).toBe(sent[1])
  expect(await claim(a, signal())).toBe(sent[0])
})

test('requesting another URL cancels the early requests', async () => {
  prefetch(a)
  const controller = early(a)?.controller
  const response = await claim(b, signal())
  expect(await response.text()).toBe('b')
  expect(controller?.signal.aborted).toBe(true)
  expect(early(a)).toBeUndefined()
})

test('the caller that claims it can cancel it, with a reason', () => {
  prefetch(a)
  const sent = early(a)?.controller
  const controller = new AbortController()
  void claim(a, controller.signal)
  controller.abort('left')
  expect(sent?.signal.reason).toBe('left')
})

test('cancelling ends the request, early or not', async () => {
  prefetch(a)
  const sent = early(a)
  sent?.controller.abort('left')
  await expect(sent?.response).rejects.toBe('left')
  await expect(claim(b, AbortSignal.abort('left'))).rejects.toBe('left')
})

test('without any early request, a URL is fetched', async () => {
  globalThis.prefetched = undefined
  expect(prefetchAge(a)).toBe(0)
  globalThis.prefetched = undefined
  const response = await claim(a, signal())
  expect(await response.text()).toBe('a')
})

test('a failure is for the caller that claims it', async () => {
  const nowhere = new URL('http://127.0.0.1:1/')
  prefetch(nowhere)
  await new Promise((resolve) => setTimeout(resolve, 20))
  await expect(claim(nowhere, signal())).rejects.toThrow('fetch failed')
})

test('its age is known until it is claimed', async () => {
  vi.useFakeTimers()
  vi.advanceTimersByTime(1000)
  prefetch(a)
  vi.advanceTimersByTime(20)
  expect(prefetchAge(a)).toBe(20)
  expect(prefetchAge(b)).toBe(0)
  vi.useRealTimers()
  await claim(a, signal())
  expect(prefetchAge(a)).toBe(0)
})

test('its age does not count once it has a response', async () => {
  prefetch(a)
  // Without a turn for the response.
  const start = performance.now()
  while (performance.now() - start < 20);
  expect(prefetchAge(a)).toBeGreaterThan(15)
  await early(a)?.response
  expect(prefetchAge(a)).toBe(0)
})
