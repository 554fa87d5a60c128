import * as v from 'valibot'
import { entrySchema } from '../apod/entry.ts'
import type { Answer } from './answer.ts'
import { LookUpFailure, type Reason } from './look-up-failure.ts'

const codeSchema = v.object({ code: v.number() })

/**
 * Reads the specified call's answer: an entry, or a body with a top-level numeric `code`.
 * @throws LookUpFailure for everything else
 */
export function readSpecifiedForm(status: number, body: string): Answer {
  const json = parseJson(body)
  const code = v.safeParse(codeSchema, json)
  if (code.success) return { kind: 'code', code: code.output.code }

  const refused = refusalOf(status)
  if (refused) throw new LookUpFailure(refused)
  if (json === undefined) throw new LookUpFailure(unreadableOf(body))

  const entry = v.safeParse(entrySchema, json)
  if (!entry.success) throw new LookUpFailure('shape')
  return { kind: 'entry', entry: entry.output }
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
  if (status < 200 || status > 299) return 'unavailable'
  return undefined
}

function unreadableOf(body: string): Reason {
  if (body.trim() === '') return 'empty'
  return body.trimStart().startsWith('<') ? 'html' : 'cut'
}
