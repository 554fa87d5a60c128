import { LookUpFailure } from './answer.ts'

const limitInMilliseconds = 20_000

/** The response of a URL, not parsed yet. */
export interface RawResponse {
  status: number
  headers: Headers
  body: string
  /** The final URL, if it was redirected. */
  redirectedTo?: string
}

/**
 * GETs a URL without custom headers, within 20 seconds.
 * @throws LookUpFailure if the address can't be reached, or after the time-out; if `signal` aborts, its reason
 */
export async function request(url: URL, signal: AbortSignal): Promise<RawResponse> {
  const limit = AbortSignal.timeout(limitInMilliseconds)
  try {
    const response = await takeResponse(url, AbortSignal.any([signal, limit]))
    const { status, headers, redirected, url: redirectedTo } = response
    return { status, headers, body: await response.text(), ...(redirected && { redirectedTo }) }
  } catch (error) {
    signal.throwIfAborted()
    if (limit.aborted) throw new LookUpFailure('unavailable', { cause: error })
    throw new LookUpFailure(navigator.onLine ? 'unreachable' : 'network', { cause: error })
  }
}

declare global {
  /** Requests that the page's HTML sent, when no module had loaded yet. */
  var earlyRequests: Map<string, EarlyRequest> | undefined
}

interface EarlyRequest {
  response: Promise<Response>
  controller: AbortController
}

/** Sends a request before the program has loaded; `takeResponse` takes it over. */
export function sendEarly(url: URL) {
  const controller = new AbortController()
  const response = fetch(url, { signal: controller.signal })
  // Whoever takes it gets the error.
  response.catch(() => {})
  requests().set(url.href, { response, controller })
}

/**
 * Fetches a URL, or takes over its early request if nobody has taken it.
 * @param signal cancels either
 */
export function takeResponse(url: URL, signal: AbortSignal): Promise<Response> {
  const early = requests().get(url.href)
  if (!early) {
    // The early ones were for a date that is no longer shown.
    for (const { controller } of requests().values()) controller.abort()
    requests().clear()
    return fetch(url, { signal })
  }
  requests().delete(url.href)
  signal.addEventListener('abort', () => early.controller.abort(signal.reason))
  return early.response
}

function requests() {
  return (globalThis.earlyRequests ??= new Map())
}
