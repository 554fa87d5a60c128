import { isPlainJson } from './plain-json.ts'
import { isKey, isRecord, type StoredRecord } from '../../../bookmarks/record.ts'

export const format = 'astronomy-picture-of-the-day/bookmarks'
export const version = 2

/** The text of an export, and what it lacks. */
export interface Export {
  text: string
  /** How many bookmarks are in it. */
  written: number
  /** How many of these lack a field that JSON can't hold. */
  incomplete: number
}

/** Writes records as JSON, with every field that JSON can hold. */
export function writeExport(records: unknown[], exportedAt: Date): Export {
  let incomplete = 0
  const bookmarks = records.filter(isBookmark).map((record) => {
    // Earlier installs stored a missing copyright as undefined: nothing is lost with it.
    const fields = Object.entries(record).filter(([, value]) => value !== undefined)
    const kept = fields.filter(([, value]) => isPlainJson(value))
    if (kept.length < fields.length) incomplete += 1
    return Object.fromEntries(kept)
  })
  const form = { format, version, exportedAt, bookmarks }
  return { text: JSON.stringify(form), written: bookmarks.length, incomplete }
}

function isBookmark(record: unknown): record is StoredRecord {
  return isRecord(record) && isKey(record['date'])
}
