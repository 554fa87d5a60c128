import { afterEach, expect, test } from 'vitest'
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

test('a failure is for the caller that claims it', async () => {
  const nowhere = new URL('http://127.0.0.1:1/')
  prefetch(nowhere)
  await new Promise((resolve) => setTimeout(resolve, 20))
  await expect(claim(nowhere, signal())).rejects.toThrow('fetch failed')
})

test('its age is known until it is claimed', async () => {
  prefetch(a)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(prefetchAge(a)).toBeGreaterThan(15)
  expect(prefetchAge(b)).toBe(0)
  await claim(a, signal())
  expect(prefetchAge(a)).toBe(0)
})
