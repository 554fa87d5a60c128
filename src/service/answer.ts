import { type Entry, parseEntry } from '../apod/entry.ts'
import { isOutageEntry, isPlaceholder } from '../apod/nasa-quirks.ts'
import { isObject, parseJson } from '../text/json.ts'
import { isSuccessorResponse, parseSuccessorEntry } from './successor.ts'

/** What a service says about a date. Anything else is a ServiceError. */
export type Answer =
  | { kind: 'entry'; entry: Entry }
  /** Code 404, code 400, or any other code, which has no message. `isConfirmed` if each service sent 404 or 400. */
  | { kind: 'not found' | 'refused date' | 'other code'; entry?: undefined; isConfirmed?: boolean }

/** The answer's entry, unless it is another date's, or the one that the legacy service sends during an outage. */
export function entryFor(date: string, answer: Answer): Entry | undefined {
  const { entry } = answer
  return entry?.date === date && !isOutageEntry(entry) ? entry : undefined
}

/** Whether a service says, by code 404 or 400, that it has no entry for the date. */
export function saysNoEntry({ kind }: { kind: string }): boolean {
  return kind === 'not found' || kind === 'refused date'
}

const reasonSentences = {
  network: 'NASA’s picture service can’t be reached. Check your connection.',
  unreachable: 'NASA’s picture service can’t be reached right now.',
  limit: 'NASA limits how many pictures this app may request. Try again in about an hour.',
  forbidden: 'NASA’s picture service is refusing requests from this app.',
  unavailable: 'NASA’s picture service is down right now.',
  moved: 'NASA’s picture service has moved. Pictures may be missing until this app is updated.',
  unexpected: 'No picture came back. Your network may want you to sign in first.',
}

export type FailureReason = keyof typeof reasonSentences

export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly reason: FailureReason

  constructor(reason: FailureReason, options?: ErrorOptions) {
    super(`NASA’s service failed: ${reason}`, options)
    this.reason = reason
  }
}

export function failureSentence(error: unknown) {
  return error instanceof ServiceError ? reasonSentences[error.reason] : 'Something went wrong.'
}

const timeoutMs = 20_000

export interface RawResponse {
  status: number
  headers: Headers
  body: string
}

/** Sends a GET request without custom headers. Throws a ServiceError or, when aborted, the signal's reason. */
export async function fetchRaw(url: URL, signal: AbortSignal): Promise<RawResponse> {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, { signal: AbortSignal.any([signal, timeout]) })
    const { status, headers } = response
    return { status, headers, body: await response.text() }
  } catch (error) {
    signal.throwIfAborted()
    if (timeout.aborted) throw new ServiceError('unavailable', { cause: error })
    throw new ServiceError(navigator.onLine ? 'unreachable' : 'network', { cause: error })
  }
}

/** Parses a response in either service's format. Throws a ServiceError if it has neither a code nor an entry, or has NASA's placeholder. */
export function parseAnswer({ status, body }: Pick<RawResponse, 'status' | 'body'>): Answer {
  const json = parseJson(body)
  const code = isObject(json) ? json['code'] : undefined
  if (code === 404 || code === 'apod_basic_not_found') return { kind: 'not found' }
  if (code === 400) return { kind: 'refused date' }
  if (typeof code === 'number') return { kind: 'other code' }

  const reason = failureReasonOf(status)
  if (reason) throw new ServiceError(reason)
  const entry = isSuccessorResponse(json) ? parseSuccessorEntry(json) : parseEntry(json)
  if (!entry) throw new ServiceError('unexpected')
  if (isPlaceholder(entry)) throw new ServiceError('moved')
  return { kind: 'entry', entry }
}

/** For a response without a code. A service that has no entry sends a code, so a bare 404 means that the service's URL is gone. */
export function failureReasonOf(status: number): FailureReason | undefined {
  if (status === 429) return 'limit'
  if (status === 403) return 'forbidden'
  if (status === 404 || status === 410) return 'moved'
  return status < 200 || status > 299 ? 'unavailable' : undefined
}
