import { readEntry } from '../apod/entry.ts'
import { isPlaceholder } from '../apod/nasa-quirks.ts'
import { hasFields, parseJson } from '../apod/fields.ts'
import { type Answer, LookUpFailure, type Reason } from './answer.ts'
import type { RawResponse } from './request.ts'
import { isSuccessorResponse, readSuccessorEntry } from './successor/read.ts'

/**
 * Reads a response of either service, in either of the two formats.
 * @throws LookUpFailure for everything that is neither an entry nor a code
 */
export function readAnswer({ status, body }: Pick<RawResponse, 'status' | 'body'>): Answer {
  const json = parseJson(body)
  const code = hasFields(json) ? json['code'] : undefined
  if (typeof code === 'number') return { kind: 'code', code }
  if (code === 'apod_basic_not_found') return { kind: 'code', code: 404 }

  const refused = refusalOf(status)
  if (refused) throw new LookUpFailure(refused)
  const entry = isSuccessorResponse(json) ? readSuccessorEntry(json) : readEntry(json)
  if (!entry) throw new LookUpFailure('invalid')
  if (isPlaceholder(entry)) throw new LookUpFailure('moved')
  return { kind: 'entry', entry }
}

/** Why a service refused to answer, by the status; undefined if it answered. */
export function refusalOf(status: number): Reason | undefined {
  if (status === 429) return 'limit'
  if (status === 403) return 'key'
  if (status === 404 || status === 410) return 'moved'
  if (status < 200 || status > 299) return 'unavailable'
  return undefined
}
