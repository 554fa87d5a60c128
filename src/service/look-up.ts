import {
  type Answer,
  entryFor,
  type FailureReason,
  fetchRaw,
  isFinalCode,
  ServiceFailure,
  readAnswer,
} from './answer.ts'
import type { ServiceName } from '../nasa-urls.ts'
import { updateSeen } from './seen-entries.ts'
import { lookUpUrls, mayHaveEntry } from './service-urls.ts'

const earlyLookUps = new Map<string, Promise<Answer>>()

/** Starts a look-up before React. The first `lookUp` of the same date takes its answer over, and can't abort it. */
export function startEarlyLookUp(date: string): Promise<Answer> {
  const answer = askAndStore(date, new AbortController().signal)
  earlyLookUps.set(date, answer)
  return answer
}

/** What the services say about a date, or what was seen before if that says more. Throws ServiceFailure. */
export function lookUp(date: string, signal: AbortSignal): Promise<Answer> {
  const answer = earlyLookUps.get(date) ?? askAndStore(date, signal)
  earlyLookUps.delete(date)
  return answer
}

async function askAndStore(date: string, signal: AbortSignal): Promise<Answer> {
  const answer = await askServices(date, signal)
  // A visitor who has left the date changes nothing.
  signal.throwIfAborted()
  return updateSeen(date, answer)
}

/** How long the other services have, after the first answer, to give a better one. */
const graceMs = 4000

/** Ends with the day's entry, else when all have answered or failed, or the grace is over. @param date any text */
export async function askServices(date: string, signal: AbortSignal): Promise<Answer> {
  const end = new AbortController()
  const untilEnd = AbortSignal.any([signal, end.signal])
  const answers = lookUpUrls(date).map(({ service, url }) => askService(service, url, untilEnd))
  const graceEnd = failAfterGrace(answers)
  const answersInTime = answers.map((answer) => Promise.race([answer, graceEnd]))
  try {
    return await Promise.any(answersInTime.map((answer) => requireEntryOf(date, answer)))
  } catch {
    return bestAnswer(date, await Promise.allSettled(answersInTime))
  } finally {
    end.abort()
  }
}

async function askService(service: ServiceName, url: URL, signal: AbortSignal): Promise<Answer> {
  const answer = readAnswer(await fetchRaw(url, signal))
  const known = knownCodes[service]
  if (answer.kind === 'code' && known !== 'all' && !known.includes(answer.code))
    throw new ServiceFailure('unavailable')
  return answer
}

/** The codes that a service answers with; any other means that the service is down. */
const knownCodes: Record<ServiceName, readonly number[] | 'all'> = {
  legacy: 'all',
  // "There is none."
  successor: [404],
}

/** Fails once the grace after the first answer is over, or once all services have failed. */
async function failAfterGrace(answers: Promise<Answer>[]): Promise<never> {
  await Promise.any(answers)
  await new Promise((resolve) => setTimeout(resolve, graceMs))
  throw new ServiceFailure('unavailable')
}

async function requireEntryOf(date: string, answer: Promise<Answer>): Promise<Answer> {
  if (entryFor(date, await answer)) return answer
  throw new Error(`It is not the entry of ${date}.`)
}

/** The rule is the table in docs/services.md. */
function bestAnswer(date: string, outcomes: PromiseSettledResult<Answer>[]): Answer {
  const answers = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const [best] = answers.toSorted((a, b) => rankOf(date, a) - rankOf(date, b))
  if (best) return best
  const failures = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  const reason = reasonToShow(failures.map(reasonIn))
  // Only the legacy service can judge such a date. Where it doesn't, the date counts as invalid.
  if (!mayHaveEntry(date) && !reasonsNotAboutDate.has(reason)) return { kind: 'code', code: 400 }
  throw new ServiceFailure(reason, { cause: failures })
}

function rankOf(date: string, answer: Answer) {
  if (answer.kind === 'entry') return entryFor(date, answer) ? 1 : 2
  return isFinalCode(answer) ? 3 : 4
}

/** With these a service has not judged the date. */
const reasonsNotAboutDate = new Set<FailureReason>(['network', 'limit', 'refused'])
const weakReasons = new Set<FailureReason>(['moved', 'unreachable', 'invalid'])

/** A visitor can do most about the network, which it is if none of several services can be reached. */
function reasonToShow(reasons: FailureReason[]): FailureReason {
  const isNoneReached = reasons.length > 1 && reasons.every((reason) => reason === 'unreachable')
  if (isNoneReached || reasons.includes('network')) return 'network'
  return reasons.find((reason) => !weakReasons.has(reason)) ?? reasons.at(-1) ?? 'unavailable'
}

function reasonIn(error: unknown): FailureReason {
  if (error instanceof ServiceFailure) return error.reason
  throw error
}
