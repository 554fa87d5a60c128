import { afterEach, expect, test, vi } from 'vitest'
import { request, sendEarly, takeResponse } from './request.ts'

const signal = () => new AbortController().signal
const url = new URL('data:,found')

afterEach(() => {
  globalThis.earlyRequests?.clear()
  vi.unstubAllGlobals()
})

test('a request returns status, headers and text, and where it was redirected to', async () => {
  expect(await request(url, signal())).toMatchObject({ status: 200, body: 'found' })
  const headers = { 'X-WP-Total': '7' }
  const moved = Object.defineProperties(new Response('moved', { status: 203, headers }), {
    redirected: { value: true },
    url: { value: 'https://a.example/there' },
  })
  const early = { response: Promise.resolve(moved), controller: new AbortController() }
  globalThis.earlyRequests = new Map([[url.href, early]])
  const response = await request(url, signal())
  expect(response).toMatchObject({
    status: 203,
    body: 'moved',
    redirectedTo: 'https://a.example/there',
  })
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

const [a, b] = [new URL('data:,a'), new URL('data:,b')]
const early = ({ href }: URL) => globalThis.earlyRequests?.get(href)

test('Early requests are taken once, each with its own URL; after that another one is sent', async () => {
  sendEarly(a)
  sendEarly(b)
  const sent = await Promise.all([early(a)?.response, early(b)?.response])
  expect(await takeResponse(b, signal())).toBe(sent[1])
  expect(await takeResponse(a, signal())).toBe(sent[0])
  const second = await takeResponse(a, signal())
  expect(second).not.toBe(sent[0])
  expect(await second.text()).toBe('a')
})

test('Requesting another URL cancels the early requests', async () => {
  sendEarly(a)
  const controller = early(a)?.controller
  const response = await takeResponse(b, signal())
  expect(await response.text()).toBe('b')
  expect(controller?.signal.aborted).toBe(true)
  expect(early(a)).toBeUndefined()
})

test('The caller can cancel a request with a reason, early or not', async () => {
  sendEarly(a)
  const sent = early(a)
  const controller = new AbortController()
  const taken = takeResponse(a, controller.signal)
  controller.abort('left')
  expect(sent?.controller.signal.reason).toBe('left')
  await expect(taken).rejects.toBe('left')
  await expect(takeResponse(b, AbortSignal.abort('left'))).rejects.toBe('left')
})

test('A failure is for the caller that takes the request', async () => {
  const nowhere = new URL('http://127.0.0.1:1/')
  sendEarly(nowhere)
  await new Promise((resolve) => setTimeout(resolve, 20))
  await expect(takeResponse(nowhere, signal())).rejects.toThrow('fetch failed')
})
