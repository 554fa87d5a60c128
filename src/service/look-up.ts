import { isOutage } from '../apod/nasa-quirks.ts'
import { type Answer, LookUpFailure, readAnswer } from './answer.ts'
import { request } from './request.ts'
import { readSeen, updateSeen } from './seen-entries.ts'
import { hasSuccessor, legacyUrl, successorUrl } from './services.ts'

const earlyLookUps = new Map<string, Promise<Answer>>()

/** Begins a look-up before React; the first `lookUp` of the same date takes the answer over, and can't abort it. */
export function beginLookUp(date: string): Promise<Answer> {
  const answer = askAndStore(date, new AbortController().signal)
  earlyLookUps.set(date, answer)
  return answer
}

/** What the services say about a date. Throws LookUpFailure where none has an answer. */
export function lookUp(date: string, signal: AbortSignal): Promise<Answer> {
  const answer = earlyLookUps.get(date) ?? askAndStore(date, signal)
  earlyLookUps.delete(date)
  return answer
}

/** Stores the answer for later visits. What was seen before stays, unless the day's entry, 404 or 400 comes. */
async function askAndStore(date: string, signal: AbortSignal): Promise<Answer> {
  const answer = await askServices(date, signal)
  // A visitor who has left the date changes nothing.
  signal.throwIfAborted()
  const replacesSeen = isEntryOf(date, answer) || isFinalCode(answer)
  const best = replacesSeen ? answer : (readSeen(date) ?? answer)
  updateSeen(date, best)
  return best
}

/** @param date as typed or from the URL: the legacy service judges it. Throws as `lookUp` does */
export function askServices(date: string, signal: AbortSignal): Promise<Answer> {
  if (!hasSuccessor()) return askLegacy(date, signal)
  const url = successorUrl(date)
  return url ? askBoth(date, url, signal) : askAboutNoDay(date, signal)
}

async function askLegacy(date: string, signal: AbortSignal): Promise<Answer> {
  return readAnswer(await request(legacyUrl(date), signal), { hasKey: true })
}

async function askSuccessor(url: URL, signal: AbortSignal): Promise<Answer> {
  const answer = readAnswer(await request(url, signal))
  // The successor's only code is 404, for "there is none".
  if (answer.kind === 'code' && answer.code !== 404) throw new LookUpFailure('unavailable')
  return answer
}

/** Only the legacy service can judge such a date. Where it doesn't, the date counts as invalid. */
async function askAboutNoDay(date: string, signal: AbortSignal): Promise<Answer> {
  try {
    return await askLegacy(date, signal)
  } catch (error) {
    const { reason } = failureIn(error)
    // Such a failure says nothing about the date.
    if (reason === 'network' || reason === 'limit' || reason === 'key') throw error
    return { kind: 'code', code: 400 }
  }
}

type Outcome = Answer | LookUpFailure

/** How long one service may still improve on what the other one has said, in milliseconds. */
const graceTime = 4000

/** Asks both services at once, and ends as soon as nothing better can come. */
async function askBoth(date: string, url: URL, signal: AbortSignal): Promise<Answer> {
  const end = new AbortController()
  const untilEnd = AbortSignal.any([signal, end.signal])
  const legacy = askLegacy(date, untilEnd).catch(failureIn)
  const successor = askSuccessor(url, untilEnd).catch(failureIn)
  try {
    const first = await Promise.race([legacy, successor])
    // The other service may take all its time.
    if (first instanceof LookUpFailure) return choose(date, await legacy, await successor)
    if (isEntryOf(date, first)) return first
    const timeOut = wait(graceTime).then(() => new LookUpFailure('unavailable'))
    const legacyInTime = await Promise.race([legacy, timeOut])
    return choose(date, legacyInTime, await Promise.race([successor, timeOut]))
  } finally {
    end.abort()
  }
}

/** The better one of two outcomes; the rule is the table in docs/services.md. */
function choose(date: string, legacy: Outcome, successor: Outcome): Answer {
  if (successor instanceof LookUpFailure) {
    if (legacy instanceof LookUpFailure) throw failureToShow(legacy, successor)
    return legacy
  }
  if (legacy instanceof LookUpFailure) return successor
  return rankOf(date, successor) < rankOf(date, legacy) ? successor : legacy
}

/** How good an answer is: 1 the day's entry, 2 another one, 3 a 404 or 400, 4 another code. */
function rankOf(date: string, answer: Answer) {
  if (answer.kind === 'entry') return isEntryOf(date, answer) ? 1 : 2
  return isFinalCode(answer) ? 3 : 4
}

/** Whether the outcome is the entry of this very day, and not an outage's. */
function isEntryOf(date: string, outcome: Outcome) {
  if (outcome instanceof LookUpFailure || outcome.kind !== 'entry') return false
  return outcome.entry.date === date && !isOutage(outcome.entry)
}

function isFinalCode(answer: Answer) {
  return answer.kind === 'code' && (answer.code === 404 || answer.code === 400)
}

/** The failure that a visitor can do more about; the network's, if neither service is reached. */
function failureToShow(legacy: LookUpFailure, successor: LookUpFailure) {
  const reasons = [legacy.reason, successor.reason]
  const isOffline = reasons.includes('network')
  if (isOffline || reasons.every((reason) => reason === 'unreachable')) {
    return new LookUpFailure('network', { cause: successor })
  }
  return ['moved', 'unreachable', 'invalid'].includes(legacy.reason) ? successor : legacy
}

/** The failure of a look-up. Other errors go on: a fault, or the visitor has left the date. */
function failureIn(error: unknown): LookUpFailure {
  if (error instanceof LookUpFailure) return error
  throw error
}

function wait(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
