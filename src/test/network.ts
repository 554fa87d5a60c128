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
  return responseOf([typeof body === 'string' ? body : JSON.stringify(body)], status)
}

/** A response whose body comes in parts, each after a number of seconds, which fake timers may pass. */
export function responseOf(parts: string[], status = 200, seconds = 0) {
  const encoder = new TextEncoder()
  const rest = parts.values()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (seconds > 0) await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
      const { value, done } = rest.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
  return new Response(body, { status })
}
