import { vi } from 'vitest'

/** Mocks services at another origin. A request that needs a preflight, or is aborted, fails. */
export function mockFetch(respond: (url: URL) => Response | Promise<Response>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { url, method, headers, signal } = new Request(input, init)
    if (method !== 'GET' || [...headers].length > 0) throw new TypeError('Failed to fetch')
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
    return Promise.race([aborted, Promise.resolve(new URL(url)).then(respond)])
  })
}

export function throwNetworkError(): never {
  throw new TypeError('Failed to fetch')
}

/** A response whose body is available at once, even with fake timers. */
export function readyResponse(status: number, body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return Object.assign(new Response(null, { status }), { text: async () => text })
}

export const requestCount = () => vi.mocked(fetch).mock.calls.length
