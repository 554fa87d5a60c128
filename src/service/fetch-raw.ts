import { LookUpFailure } from './answer.ts'

const timeoutMs = 20_000

/** The response of a URL, not parsed yet. */
export interface RawResponse {
  status: number
  headers: Headers
  body: string
}

/** GETs a URL without custom headers, within 20 seconds. Throws LookUpFailure, or the signal's reason. */
export async function fetchRaw(url: URL, signal: AbortSignal): Promise<RawResponse> {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, { signal: AbortSignal.any([signal, timeout]) })
    const { status, headers } = response
    return { status, headers, body: await response.text() }
  } catch (error) {
    signal.throwIfAborted()
    if (timeout.aborted) throw new LookUpFailure('unavailable', { cause: error })
    throw new LookUpFailure(navigator.onLine ? 'unreachable' : 'network', { cause: error })
  }
}
