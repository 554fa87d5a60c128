import { expect, test, vi } from 'vitest'
import { mockFetch, responseOf } from '../test/network.ts'
import { fetchRaw } from './request.ts'

test.each([
  [19, { body: 'Zoë’s lamp' }],
  [21, { reason: 'down' }],
])('A response with %i seconds between its parts gives %j', async (seconds, result) => {
  vi.useFakeTimers()
  mockFetch(() => responseOf(['Zoë', '’s ', 'lamp'], 200, seconds))
  const { signal } = new AbortController()
  const settled = fetchRaw(new URL('https://nasa.example/'), signal).catch(
    (error: unknown) => error,
  )
  await vi.advanceTimersByTimeAsync(76_500)
  expect(await settled).toMatchObject(result)
  expect(vi.getTimerCount()).toBe(0)
})
