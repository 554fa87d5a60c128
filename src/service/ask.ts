import { request } from './first-request.ts'
import { LookUpFailure } from './look-up-failure.ts'

const limitInMilliseconds = 20_000

/** What an address answered, whatever it is. */
export interface Reply {
  status: number
  body: string
}

/**
 * Gets an address, with nothing but what the browser adds by itself, within 20 seconds.
 * @throws LookUpFailure for no network and for the time-out; where `signal` aborts, its reason
 */
export async function ask(address: URL, signal: AbortSignal): Promise<Reply> {
  const limit = AbortSignal.timeout(limitInMilliseconds)
  try {
    const response = await request(address, AbortSignal.any([signal, limit]))
    return { status: response.status, body: await response.text() }
  } catch (error) {
    signal.throwIfAborted()
    throw new LookUpFailure(limit.aborted ? 'timeout' : 'network', { cause: error })
  }
}
