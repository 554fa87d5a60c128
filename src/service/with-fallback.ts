import type { Answer } from './answer.ts'
import { LookUpFailure } from './look-up-failure.ts'

/** Asks one service for a date. Throws LookUpFailure where it gives no answer. */
export type LookUp = (date: string, signal: AbortSignal) => Promise<Answer>

export interface Specified {
  lookUp: LookUp
  /** How long the date's call has had no response, in milliseconds, where the page sent it early. */
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

/** How long a slow specified service may still overrule the successor's 'no such day'. */
const slowPatience = 5000

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
    const age = specified.age(date)
    const isKnown = isGone || isSilent || memory.isGone()
    const first = lookUpSpecified(date, both)
    const second = failureOrSilence(first, isKnown ? 0 : patience - age, both).then((wasSilent) => {
      isSilent ||= wasSilent
      return successor.lookUp(date, both)
    })
    const late = failureOrSilence(first, (isKnown ? patience : slowPatience) - age, both)
    try {
      return await firstUsable(first, second, late)
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
  return (
    failure instanceof LookUpFailure && ['placeholder', 'gone', 'moved'].includes(failure.reason)
  )
}

/** Only the specified service can judge such a date. If it is gone for good, the answer is 400. */
function refuse(failure: unknown): Answer {
  if (isForGood(failure)) return { kind: 'code', code: 400 }
  throw failure
}

/**
 * Any answer of the specified service, or the successor's entry where that is sooner. The
 * successor's codes count only when the other has nothing to say, or not in time.
 * @throws LookUpFailure with both reasons
 */
async function firstUsable(
  specified: Promise<Answer>,
  successor: Promise<Answer>,
  late: Promise<boolean>,
) {
  const silent = Promise.all([successor, late]).then(
    () => Promise.reject(new LookUpFailure('timeout')),
    () => specified,
  )
  const entry = successor.then((answer) => {
    // No entry: Promise.any waits for the specified service.
    if (answer.kind === 'code') throw new TypeError()
    return answer
  })
  try {
    // In this order, so that the specified service wins when both are there.
    return await Promise.any([Promise.race([specified, silent]), entry])
  } catch {
    return successor.catch((second: unknown) =>
      specified.catch((first: unknown) => fail(first, second)),
    )
  }
}

function fail(first: unknown, second: unknown): never {
  if (first instanceof LookUpFailure && second instanceof LookUpFailure) {
    throw new LookUpFailure(first.reason, { cause: first, successor: second.reason })
  }
  throw second
}

/**
 * Waits until an answer has failed, or has not come within so many milliseconds.
 * @returns whether it has not come
 */
function failureOrSilence(answer: Promise<Answer>, milliseconds: number, signal: AbortSignal) {
  return new Promise<boolean>((resolve, reject) => {
    const timer = setTimeout(() => resolve(true), milliseconds)
    answer.catch(() => resolve(false))
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
