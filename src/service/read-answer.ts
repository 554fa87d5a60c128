import * as v from 'valibot'
import type { Answer } from './answer.ts'
import type { RawResponse } from './request.ts'
import { LookUpFailure, type Reason } from './look-up-failure.ts'
import { isPlaceholder } from '../apod/placeholder.ts'
import { readSpecifiedForm } from './specified-form.ts'
import { bearsSuccessorForm, readSuccessorForm } from './successor-form.ts'

const coded = v.object({ code: v.unknown() })

/**
 * Reads what either address answered, in whichever of the two forms it came.
 * @throws LookUpFailure for everything that is neither an entry nor a code
 */
export function readAnswer({ status, body }: RawResponse): Answer {
  const json = parseJson(body)
  const code = v.is(coded, json) ? json.code : undefined
  if (typeof code === 'number') return { kind: 'code', code }
  if (code === 'apod_basic_not_found') return { kind: 'code', code: 404 }

  const refused = refusalOf(status)
  if (refused) throw new LookUpFailure(refused)
  if (json === undefined) throw new LookUpFailure(unreadableOf(body))

  const entry = bearsSuccessorForm(json) ? readSuccessorForm(json) : readSpecifiedForm(json)
  if (!entry) throw new LookUpFailure('shape')
  if (isPlaceholder(entry)) throw new LookUpFailure('placeholder')
  return { kind: 'entry', entry }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function refusalOf(status: number): Reason | undefined {
  if (status === 429) return 'limit'
  if (status === 403) return 'key'
  if (status === 404 || status === 410) return 'gone'
  if (status < 200 || status > 299) return 'unavailable'
  return undefined
}

function unreadableOf(body: string): Reason {
  if (body.trim() === '') return 'empty'
  return body.trimStart().startsWith('<') ? 'html' : 'cut'
}
