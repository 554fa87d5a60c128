import { LookUpFailure } from './look-up-failure.ts'
import { claim } from './prefetch.ts'

const limitInMilliseconds = 20_000

/** What a URL answered, whatever it is. */
export interface RawResponse {
  status: number
  body: string
  /** The URL that it came from in the end, where that is another one. */
  redirectedTo?: string
}

/**
 * GETs a URL without custom headers, within 20 seconds.
 * @throws LookUpFailure for no network and for the time-out; where `signal` aborts, its reason
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
