import type { Answer } from './answer.ts'
import { LookUpFailure } from './look-up-failure.ts'

/**
 * Any answer of the specified service, or the successor's entry where that is sooner. The
 * successor's codes count only when the other has nothing to say.
 * @throws LookUpFailure with both reasons
 */
export async function firstUsable(specified: Promise<Answer>, successor: Promise<Answer>) {
  const entry = successor.then((answer) => {
    if (answer.kind === 'code') throw new TypeError('no entry')
    return answer
  })
  try {
    // In this order, so that the specified service wins when both are there.
    return await Promise.any([specified, entry])
  } catch {
    const [failure, second] = await Promise.allSettled([specified, successor])
    if (second.status === 'fulfilled') return second.value
    return fail(failure.status === 'rejected' ? failure.reason : undefined, second.reason)
  }
}

function fail(first: unknown, second: unknown): never {
  if (first instanceof LookUpFailure && second instanceof LookUpFailure) {
    throw new LookUpFailure(first.reason, { cause: first, successor: second.reason })
  }
  throw second
}
