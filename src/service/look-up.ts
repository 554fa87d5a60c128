import { type Answer, entryFor, parseAnswer, saysNoEntry } from './answer.ts'
import { type FailureReason, fetchRaw, ServiceError } from './request.ts'
import { lookUpUrls, mayHaveEntry } from './service-urls.ts'

export interface LookUp {
  /**
   * The best so far, four seconds after another day's entry or a code 404 or 400, or for a date that
   * can't have an entry, after the start. May never come.
   */
  provisional: Promise<Answer>
  /** The final answer, or a ServiceError. */
  answer: Promise<Answer>
}

const prefetched = new Map<string, LookUp>()

/** Starts a look-up before React renders. The next `lookUp` of the date returns it, and can't abort it. */
export function prefetchLookUp(date: string): LookUp {
  const started = requestAll(date, new AbortController().signal)
  prefetched.set(date, started)
  return started
}

/** Requests a date, which may be any text, from all services. */
export function lookUp(date: string, signal: AbortSignal): LookUp {
  const started = prefetched.get(date) ?? requestAll(date, signal)
  prefetched.delete(date)
  return started
}

/** How long an answer that may still be replaced by a better one waits. */
const waitMs = 4000

type Outcome = Answer | { kind: FailureReason; failure: ServiceError }

function requestAll(date: string, signal: AbortSignal): LookUp {
  const provisional = Promise.withResolvers<Answer>()
  const entryOfDay = Promise.withResolvers<Answer>()
  const ended = new AbortController()
  const untilEnd = AbortSignal.any([signal, ended.signal])
  const outcomes: Outcome[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  if (!mayHaveEntry(date))
    timer = setTimeout(() => provisional.resolve({ kind: 'invalid date' }), waitMs)
  const requests = lookUpUrls(date).map(async (url, index) => {
    const outcome = await fetchOutcome(url, untilEnd)
    outcomes[index] = outcome
    if ('failure' in outcome || outcome.kind === 'other code') return
    if (entryFor(date, outcome)) entryOfDay.resolve(outcome)
    else timer ??= setTimeout(() => provisional.resolve(bestAnswer(date, outcomes)), waitMs)
  })
  const all = Promise.all(requests).then(() => {
    const best = bestAnswer(date, outcomes)
    return best.kind === 'entry' ? best : { ...best, isSaidByAll: outcomes.every(saysNoEntry) }
  })
  // The day's entry doesn't wait for the other service.
  const answer = Promise.race([entryOfDay.promise, all]).finally(() => {
    clearTimeout(timer)
    ended.abort()
  })
  return { provisional: provisional.promise, answer }
}

async function fetchOutcome(url: URL, signal: AbortSignal): Promise<Outcome> {
  try {
    return parseAnswer(await fetchRaw(url, signal))
  } catch (error) {
    if (error instanceof ServiceError) return { kind: error.reason, failure: error }
    throw error
  }
}

/** From best to worst, if the day's entry hasn't come. */
const outcomeRanking: readonly Outcome['kind'][] = [
  'entry', // Another day's, or an outage's.
  'invalid date',
  'not found',
  'offline',
  'limit',
  'down',
  'other code',
]

/** Of two outcomes alike, the successor's counts. Throws a ServiceError if the best one is a failure. */
function bestAnswer(date: string, outcomes: readonly Outcome[]): Answer {
  const rankOf = ({ kind }: Outcome) => outcomeRanking.indexOf(kind)
  const best = outcomes.reduce((one, next) => (rankOf(next) <= rankOf(one) ? next : one))
  if (!('failure' in best)) return best
  // The successor isn't asked about such a date, and the legacy service may send only NASA's logo.
  if (!mayHaveEntry(date) && best.kind === 'down') return { kind: 'invalid date' }
  throw best.failure
}
