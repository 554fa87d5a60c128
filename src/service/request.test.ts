import { afterEach, expect, test, vi } from 'vitest'
import { request } from './request.ts'

const signal = () => new AbortController().signal
const url = new URL('data:,found')

afterEach(() => void vi.unstubAllGlobals())

test('a request returns status, headers and text', async () => {
  const headers = { 'X-WP-Total': '7' }
  vi.stubGlobal('fetch', async () => new Response('found', { status: 203, headers }))
  const response = await request(url, signal())
  expect(response).toMatchObject({ status: 203, body: 'found' })
  expect(response.headers.get('x-wp-total')).toBe('7')
})

test.each([
  [false, 'network'],
  [true, 'unreachable'],
])(
  'a request that can’t be sent, onLine %s, fails as ‘%s’, with the cause',
  async (onLine, reason) => {
    vi.stubGlobal('navigator', { onLine })
    const failure = await request(new URL('http://127.0.0.1:1/'), signal()).catch((error) => error)
    expect(String(failure)).toBe(`LookUpFailure: The look-up failed: ${reason}`)
    expect(failure).toMatchObject({ reason, cause: expect.any(TypeError) })
  },
)

test('a request fails as ‘unavailable’ after 20 seconds', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort('late'))
  await expect(request(url, signal())).rejects.toMatchObject({
    reason: 'unavailable',
    cause: 'late',
  })
  expect(limit).toHaveBeenCalledExactlyOnceWith(20_000)
  limit.mockRestore()
})

test('The caller can cancel a request with a reason', async () => {
  await expect(request(url, AbortSignal.abort('left'))).rejects.toBe('left')
})
