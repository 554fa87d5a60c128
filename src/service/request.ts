import { LookUpFailure } from './look-up-failure.ts'
import { claim } from './prefetch.ts'

const limitInMilliseconds = 20_000

/** The response of a URL, not parsed yet. */
export interface RawResponse {
  status: number
  body: string
  /** The final URL, if it was redirected. */
  redirectedTo?: string
}

/**
 * GETs a URL without custom headers, within 20 seconds.
 * @throws LookUpFailure without network or after the time-out; if `signal` aborts, its reason
 */
export async function request(url: URL, signal: AbortSignal): Promise<RawResponse> {
  const limit = AbortSignal.timeout(limitInMilliseconds)
  try {
    const response = await claim(url, AbortSignal.any([signal, limit]))
    const { status, redirected, url: redirectedTo } = response
    return { status, body: await response.text(), ...(redirected && { redirectedTo }) }
  } catch (error) {
    signal.throwIfAborted()
    throw new LookUpFailure(limit.aborted ? 'timeout' : 'network', { cause: error })
  }
}
