import type { Answer } from './answer.ts'
import { LookUpFailure } from './look-up-failure.ts'

/** Asks one service for a date. Throws LookUpFailure where it gives no answer. */
export type LookUp = (date: string, signal: AbortSignal) => Promise<Answer>

export interface Specified {
  lookUp: LookUp
  /** How long ago the date's call was sent, in milliseconds, where the page sent it early. */
  age: (date: string) => number
}

export interface Successor {
  lookUp: LookUp
  /** Whether the date can be asked for at all. */
  knows: (date: string) => boolean
}

/** What is known of the specified address from one visit to the next. */
export interface GoneMemory {
  isGone: () => boolean
  rememberGone: () => void
  forgetGone: () => void
}

/** How long the specified service may be silent before the successor is asked beside it. */
const patience = 1200

/**
 * Puts two services together. The successor is asked, once, where the specified one gives no answer
 * or is silent; where that one is known to be gone, both are asked at the same time.
 */
export function withFallback(
  specified: Specified,
  successor: Successor | undefined,
  memory: GoneMemory,
): LookUp {
  let isGone = false
  let isSilent = false

  return async (date, signal) => {
    if (!successor) return specified.lookUp(date, signal)
    if (!successor.knows(date)) return lookUpSpecified(date, signal).catch(refuse)
    // Cancels what is still under way when the answer is there.
    const rest = new AbortController()
    const both = AbortSignal.any([signal, rest.signal])
    const isKnown = isGone || isSilent || memory.isGone()
    const wait = isKnown ? 0 : patience - specified.age(date)
    const first = lookUpSpecified(date, both)
    const second = failureOrSilence(first, wait, both).then((end) => {
      isSilent ||= end === 'silence'
      return successor.lookUp(date, both)
    })
    try {
      return await firstUsable(first, second)
    } finally {
      rest.abort()
    }
  }

  async function lookUpSpecified(date: string, signal: AbortSignal) {
    try {
      const answer = await specified.lookUp(date, signal)
      isSilent = false
      if (answer.kind === 'entry') note(answer.hasMoved === true)
      return answer
    } catch (failure) {
      isSilent ||= failure instanceof LookUpFailure && failure.reason === 'timeout'
      if (isForGood(failure)) note(true)
      throw failure
    }
  }

  function note(isGoneForGood: boolean) {
    isGone = isGoneForGood
    if (isGoneForGood) memory.rememberGone()
    else memory.forgetGone()
  }
}

function isForGood(failure: unknown) {
  if (!(failure instanceof LookUpFailure)) return false
  return ['placeholder', 'gone', 'moved'].includes(failure.reason)
}

/** A date that only the specified service could have judged, had it not gone, is no good request. */
function refuse(failure: unknown): Answer {
  if (isForGood(failure)) return { kind: 'code', code: 400 }
  throw failure
}

/**
 * Any answer of the specified service, or the successor's entry where that is sooner. The
 * successor's codes count only when the other has nothing to say.
 * @throws LookUpFailure with both reasons
 */
async function firstUsable(specified: Promise<Answer>, successor: Promise<Answer>) {
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

/** Waits until an answer has failed, or has not come within so many milliseconds. */
function failureOrSilence(answer: Promise<Answer>, milliseconds: number, signal: AbortSignal) {
  return new Promise<'failure' | 'silence'>((resolve, reject) => {
    const timer = setTimeout(() => resolve('silence'), milliseconds)
    answer.catch(() => resolve('failure'))
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
