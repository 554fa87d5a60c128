import type { Entry } from '../apod/entry.ts'
import { type Answer, entryFor, parseAnswer, saysNoEntry } from './answer.ts'
import { type FailureReason, fetchRaw, ServiceError } from './request.ts'
import { lookUpUrls, mayHaveEntry, successorUrlOf } from './service-urls.ts'

export interface LookUp {
  /** The best answer so far. Settles four seconds after another day's entry or a code 404 or 400, unless the final answer comes first. */
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

/** Requests a day's entry from the successor alone, which needs no key. Null if it has none. Throws a ServiceError. */
export async function lookUpAhead(date: string, signal: AbortSignal): Promise<Entry | null> {
  const url = successorUrlOf(date)
  return (url && entryFor(date, parseAnswer(await fetchRaw(url, signal)))) ?? null
}

type Outcome = Answer | { kind: 'failure'; failure: ServiceError }

/** How long the app waits for a better answer before it shows the best one so far. */
const provisionalDelayMs = 4000

function requestAll(date: string, signal: AbortSignal): LookUp {
  const provisional = Promise.withResolvers<Answer>()
  const entryOfDay = Promise.withResolvers<Answer>()
  const ended = new AbortController()
  const untilEnd = AbortSignal.any([signal, ended.signal])
  const outcomes: Outcome[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const requests = lookUpUrls(date).map(async (url, index) => {
    const outcome = await fetchOutcome(url, untilEnd)
    outcomes[index] = outcome
    if (outcome.kind === 'failure' || outcome.kind === 'other code') return
    if (entryFor(date, outcome)) entryOfDay.resolve(outcome)
    else timer ??= setTimeout(showBestSoFar, provisionalDelayMs)
  })
  const all = Promise.all(requests).then(() => {
    const best = bestAnswer(date, outcomes)
    return best.kind === 'entry' ? best : { ...best, isConfirmed: outcomes.every(saysNoEntry) }
  })
  // The day's entry doesn't wait for the other service.
  const answer = Promise.race([entryOfDay.promise, all]).finally(() => {
    clearTimeout(timer)
    ended.abort()
  })
  return { provisional: provisional.promise, answer }

  function showBestSoFar() {
    provisional.resolve(bestAnswer(date, outcomes))
  }
}

async function fetchOutcome(url: URL, signal: AbortSignal): Promise<Outcome> {
  try {
    return parseAnswer(await fetchRaw(url, signal))
  } catch (error) {
    if (error instanceof ServiceError) return { kind: 'failure', failure: error }
    throw error
  }
}

/** Chooses the best outcome by steps 2 to 7 in docs/services.md. Step 1 is in `requestAll`. Throws a ServiceError if it is a failure. */
function bestAnswer(date: string, outcomes: readonly Outcome[]): Answer {
  const answers = outcomes.filter((outcome) => outcome.kind !== 'failure')
  const failures = outcomes.flatMap((outcome) => ('failure' in outcome ? [outcome.failure] : []))
  const best = answers.find(({ kind }) => kind === 'entry') ?? answers.find(saysNoEntry)
  if (best) return best
  if (answers[0] && failures.length === 0) return answers[0]
  const reason = reasonToShow(failures.map((failure) => failure.reason))
  // The successor isn't asked about a date that can't have an entry. If the legacy service fails, such a date counts as refused.
  if (!mayHaveEntry(date) && !reasonsShownForAnyDate.has(reason)) return { kind: 'refused date' }
  throw new ServiceError(reason, { cause: failures })
}

const reasonsShownForAnyDate = new Set<FailureReason>(['network', 'limit', 'forbidden'])
const reasonsShownLast = new Set<FailureReason>(['moved', 'unreachable', 'unexpected'])

function reasonToShow(reasons: FailureReason[]): FailureReason {
  if (reasons.includes('network')) return 'network'
  return reasons.find((reason) => !reasonsShownLast.has(reason)) ?? reasons.at(-1) ?? 'unavailable'
}
