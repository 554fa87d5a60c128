import type { Answer } from './answer.ts'
import { LookUpFailure } from './look-up-failure.ts'

/** Asks one service for a date. Throws LookUpFailure where it gives no answer. */
export type Ask = (date: string, signal: AbortSignal) => Promise<Answer>

export interface Successor {
  ask: Ask
  /** Whether the date can be asked for at all. */
  knows: (date: string) => boolean
}

/**
 * Puts two services together: the successor is asked, once, where the specified one gives no
 * answer. When that one is known to be gone, both are asked at the same time from then on.
 */
export function withFallback(askSpecified: Ask, successor: Successor | undefined): Ask {
  let gone = false

  return async (date, signal) => {
    if (!successor) return askSpecified(date, signal)
    if (!successor.knows(date)) return askSpecified(date, signal).catch(refuse)
    // What is still under way when the answer is there is of no more use.
    const rest = new AbortController()
    const both = AbortSignal.any([signal, rest.signal])
    try {
      const meanwhile = gone ? attempt(successor.ask(date, both)) : undefined
      const specified = attempt(askSpecified(date, both).catch(noteFailure))
      if (meanwhile) return await firstUsable(specified, meanwhile)
      return await specified.catch(async (failure) => {
        signal.throwIfAborted()
        return successor.ask(date, both).catch((second) => fail(failure, second))
      })
    } finally {
      rest.abort()
    }
  }

  function noteFailure(failure: unknown): never {
    gone ||= isForGood(failure)
    throw failure
  }
}

function isForGood(failure: unknown) {
  return (
    failure instanceof LookUpFailure &&
    (failure.reason === 'placeholder' || failure.reason === 'gone')
  )
}

/** A date that only the specified service could have judged, had it not gone, is no good request. */
function refuse(failure: unknown): Answer {
  if (isForGood(failure)) return { kind: 'code', code: 400 }
  throw failure
}

/**
 * Any answer of the specified service, or the successor's entry where that is sooner. The
 * successor's codes count only when the other has nothing to say.
 */
async function firstUsable(specified: Promise<Answer>, successor: Promise<Answer>) {
  const entry = successor.then(async (answer) => {
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

/** Keeps a promise that nobody waits for any more from counting as unhandled. */
function attempt(promise: Promise<Answer>) {
  promise.catch(() => {})
  return promise
}

function fail(first: unknown, second: unknown): never {
  if (first instanceof LookUpFailure && second instanceof LookUpFailure) {
    throw new LookUpFailure(first.reason, { cause: first, successor: second.reason })
  }
  throw second
}
