import { type Entry, parseEntry } from '../apod/entry.ts'
import { isOutageEntry, isPlaceholder } from '../apod/nasa-quirks.ts'
import { isObject, parseJson } from '../text/json.ts'
import { failureReasonOf, type RawResponse, ServiceError } from './request.ts'
import { isSuccessorResponse, parseSuccessorEntry } from './successor.ts'

/** What a request or a look-up finds: an entry or a code. A failure is thrown as a ServiceError instead. */
export type Answer =
  | { kind: 'entry'; entry: Entry; isSaidByAll?: undefined }
  /** The codes 404, 400 and any other. `isSaidByAll` if each service sent 404 or 400. */
  | { kind: 'not found' | 'invalid date' | 'other code'; entry?: undefined; isSaidByAll?: boolean }

/** The answer's entry, unless it is another date's or an outage's placeholder. */
export function entryFor(date: string, answer: Answer | null | undefined): Entry | undefined {
  const entry = answer?.entry
  return entry?.date === date && !isOutageEntry(entry) ? entry : undefined
}

/** An answer replaces the entry that is shown if it is the day's, or if all services said that there is none. */
export function replacesKnownEntry(date: string, answer: Answer): boolean {
  return answer.isSaidByAll === true || entryFor(date, answer) !== undefined
}

export function saysNoEntry({ kind }: { kind: string }): boolean {
  return kind === 'not found' || kind === 'invalid date'
}

/** Parses either service's format. Throws a ServiceError if it has neither a code nor an entry, or NASA's logo. */
export function parseAnswer({ status, body }: Pick<RawResponse, 'status' | 'body'>): Answer {
  const json = parseJson(body)
  const code = isObject(json) ? json['code'] : undefined
  if (code === 404 || code === 'apod_basic_not_found') return { kind: 'not found' }
  if (code === 400) return { kind: 'invalid date' }
  if (typeof code === 'number') return { kind: 'other code' }

  const reason = failureReasonOf(status)
  if (reason) throw new ServiceError(reason)
  const entry = isSuccessorResponse(json) ? parseSuccessorEntry(json) : parseEntry(json)
  if (!entry || isPlaceholder(entry)) throw new ServiceError('down')
  return { kind: 'entry', entry }
}
