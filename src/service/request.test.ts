import { afterEach, expect, test, vi } from 'vitest'
import { request } from './request.ts'

const signal = () => new AbortController().signal
const url = new URL('data:,found')

afterEach(() => globalThis.prefetched?.clear())

test('status and text are returned, and where it was redirected to', async () => {
  expect(await request(url, signal())).toEqual({ status: 200, body: 'found' })
  const moved = Object.defineProperties(new Response('moved', { status: 203 }), {
    redirected: { value: true },
    url: { value: 'https://a.example/there' },
  })
  const early = { response: Promise.resolve(moved), controller: new AbortController(), sentAt: 0 }
  globalThis.prefetched = new Map([[url.href, early]])
  expect(await request(url, signal())).toEqual({
    status: 203,
    body: 'moved',
    redirectedTo: 'https://a.example/there',
  })
})

test('without network it fails as ‘network’, with the cause', async () => {
  await expect(request(new URL('http://127.0.0.1:1/'), signal())).rejects.toMatchObject({
    reason: 'network',
    cause: expect.any(TypeError),
  })
})

test('after 20 seconds it fails as ‘timeout’', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort('late'))
  await expect(request(url, signal())).rejects.toMatchObject({ reason: 'timeout', cause: 'late' })
  expect(limit).toHaveBeenCalledExactlyOnceWith(20_000)
  limit.mockRestore()
})

test('where the caller cancels, its reason is thrown', async () => {
  await expect(request(url, AbortSignal.abort(new Error('left')))).rejects.toThrow('left')
})
