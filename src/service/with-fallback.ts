import { type Answer, LookUpFailure } from './answer.ts'

/** Asks for a date. Throws LookUpFailure where there is no answer. */
export type AskService = (date: string, signal: AbortSignal) => Promise<Answer>

interface Services {
  specified: AskService
  successor: AskService
  /** Whether the specified service is known to be gone. */
  isGone: () => boolean
}

/** How long the specified service may be silent before its successor is asked too, in milliseconds. */
const patience = 1200

/** How long it may then still overrule the successor's 'no such day', in milliseconds. */
const grace = 3800
/** The same where both were asked at once. */
const shortGrace = 1200

/**
 * Asks the specified service, and its successor once that has failed or been silent; both at once where
 * it is gone or was slow before. The first answer counts, but the successor's 'no such day' only
 * once the specified service has failed or had its grace.
 */
export function withFallback({ specified, successor, isGone }: Services): AskService {
  let wasSlow = false

  return async (date, signal) => {
    const answered = new AbortController()
    const both = AbortSignal.any([signal, answered.signal])
    const bothAtOnce = wasSlow || isGone()
    const first = specified(date, both)
    first.then(
      () => (wasSlow = false),
      () => {},
    )

    async function askSuccessor() {
      if (!bothAtOnce) wasSlow = !(await waitForFailure(first, patience, both))
      const answer = await successor(date, both)
      if (answer.kind === 'code') await waitForFailure(first, bothAtOnce ? shortGrace : grace, both)
      return answer
    }

    try {
      return await Promise.any([first, askSuccessor()])
    } catch (error) {
      throw error instanceof AggregateError ? failureToShow(error.errors) : error
    } finally {
      answered.abort()
    }
  }
}

/** The specified service's, unless it has moved or can't be reached, or the network has gone since. */
function failureToShow([first, second]: unknown[]) {
  if (!(first instanceof LookUpFailure && second instanceof LookUpFailure)) return second
  if (first.reason === 'unreachable' && second.reason === 'unreachable')
    return new LookUpFailure('network', { cause: second })
  const isSecond = ['moved', 'unreachable'].includes(first.reason) || second.reason === 'network'
  return isSecond ? second : first
}

/** @returns whether the call has failed within the milliseconds */
function waitForFailure(call: Promise<Answer>, milliseconds: number, signal: AbortSignal) {
  return new Promise<boolean>((resolve, reject) => {
    setTimeout(() => resolve(false), milliseconds)
    call.catch(() => resolve(true))
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}
