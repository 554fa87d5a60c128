import { type Entry, readEntry } from '../apod/entry.ts'
import { hasFields, parseJson } from '../apod/fields.ts'
import { isPlaceholder } from '../apod/nasa-quirks.ts'
import { isSuccessorResponse, readSuccessorEntry } from './successor/read.ts'

/** The result of a look-up. Anything else is a LookUpFailure. */
export type Answer = { kind: 'entry'; entry: Entry } | { kind: 'code'; code: number }

/**
 * Why a service had no answer, by what a visitor can do about it. 'network': the browser is offline, or
 * neither service can be reached. 'moved': NASA's logo, or a 404 or 410 without a code.
 */
export type Reason =
  'network' | 'unreachable' | 'limit' | 'key' | 'unavailable' | 'moved' | 'invalid'

export class LookUpFailure extends Error {
  override readonly name = 'LookUpFailure'
  readonly reason: Reason

  constructor(reason: Reason, options?: ErrorOptions) {
    super(`The look-up failed: ${reason}`, options)
    this.reason = reason
  }
}

/**
 * Reads a response of either service.
 * @param hasKey whether the question had a key
 * @throws LookUpFailure for everything that is neither an entry nor a code
 */
export function readAnswer(
  response: { status: number; body: string },
  { hasKey = false } = {},
): Answer {
  const { status, body } = response
  const json = parseJson(body)
  const code = hasFields(json) ? json['code'] : undefined
  if (typeof code === 'number') return { kind: 'code', code }
  if (code === 'apod_basic_not_found') return { kind: 'code', code: 404 }

  const refused = reasonOf(status, hasKey)
  if (refused) throw new LookUpFailure(refused)
  const entry = isSuccessorResponse(json) ? readSuccessorEntry(json) : readEntry(json)
  if (!entry) throw new LookUpFailure('invalid')
  if (isPlaceholder(entry)) throw new LookUpFailure('moved')
  return { kind: 'entry', entry }
}

/** Why a service refused to answer, by the status; undefined if it answered. */
export function reasonOf(status: number, hasKey = false): Reason | undefined {
  if (status === 429) return 'limit'
  if (status === 403 && hasKey) return 'key'
  if (status === 404 || status === 410) return 'moved'
  if (status < 200 || status > 299) return 'unavailable'
  return undefined
}
