import type { Answer } from './answer.ts'
import { LookUpFailure } from './look-up-failure.ts'
import { serviceAddress } from './service-address.ts'
import { readSpecifiedForm } from './specified-form.ts'

const limitInMilliseconds = 20_000

/**
 * Asks the service for the entry of a day, with the one call of the specification.
 * @param date as typed or from the address: judging it is the service's business
 * @throws LookUpFailure with the reason; where `signal` aborts, its reason
 */
export async function lookUp(date: string, signal: AbortSignal): Promise<Answer> {
  const limit = AbortSignal.timeout(limitInMilliseconds)
  try {
    const response = await fetch(serviceAddress(date), { signal: AbortSignal.any([signal, limit]) })
    return readSpecifiedForm(response.status, await response.text())
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof LookUpFailure) throw error
    throw new LookUpFailure(limit.aborted ? 'timeout' : 'network', { cause: error })
  }
}
