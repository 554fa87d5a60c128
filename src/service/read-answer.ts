import { type Entry, isPlaceholder, readEntry } from '../apod/entry.ts'
import { hasFields, parseJson } from '../apod/fields.ts'
import { type Answer, LookUpFailure, type Reason } from './answer.ts'
import type { RawResponse } from './request.ts'
import { isSuccessorResponse, readSuccessorEntry } from './successor/read.ts'

/**
 * Reads a response of either service for a date, in either of the two formats.
 * @throws LookUpFailure for everything that is neither an entry nor a code
 */
export function readAnswer(
  { status, body }: Pick<RawResponse, 'status' | 'body'>,
  date: string,
): Answer {
  const json = parseJson(body)
  const code = hasFields(json) ? json['code'] : undefined
  if (typeof code === 'number') return { kind: 'code', code }
  if (code === 'apod_basic_not_found') return { kind: 'code', code: 404 }

  const refused = refusalOf(status)
  if (refused) throw new LookUpFailure(refused)
  if (json === undefined) throw new LookUpFailure('invalid')
  if (Array.isArray(json)) return readList(json, date)
  const entry = readEither(json)
  if (!entry) throw new LookUpFailure('invalid')
  if (isPlaceholder(entry)) throw new LookUpFailure('moved')
  return { kind: 'entry', entry }
}

/** Finds the date's entry in a list of the successor's newest days. */
function readList(list: unknown[], date: string): Answer {
  const entry = readEither(list.find((item) => hasFields(item) && item['date'] === date))
  if (!entry || isPlaceholder(entry)) throw new LookUpFailure('moved')
  return { kind: 'entry', entry }
}

function readEither(json: unknown): Entry | null {
  return isSuccessorResponse(json) ? readSuccessorEntry(json) : readEntry(json)
}

/** Why a service refused to answer, by the status; undefined if it answered. */
export function refusalOf(status: number): Reason | undefined {
  if (status === 429) return 'limit'
  if (status === 403) return 'key'
  if (status === 404 || status === 410) return 'moved'
  if (status < 200 || status > 299) return 'unavailable'
  return undefined
}
