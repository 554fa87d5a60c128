import { vi } from 'vitest'

type Answer = Response | Promise<Response>

/** Answers requests as services at another origin do: not those that need a preflight, nor aborted ones. */
export function mockFetch(answer: (url: URL) => Answer) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { url, method, headers, signal } = new Request(input, init)
    if (method !== 'GET' || [...headers].length > 0) throw new TypeError('Failed to fetch')
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
    return Promise.race([aborted, Promise.resolve(new URL(url)).then(answer)])
  })
}

export function fail(): never {
  throw new TypeError('Failed to fetch')
}

/** A response whose body is there at once, also while time is faked. */
export function readyResponse(status: number, body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return Object.assign(new Response(null, { status }), { text: async () => text })
}

/** How many requests there were. */
export const requestCount = () => vi.mocked(fetch).mock.calls.length
