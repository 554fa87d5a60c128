import { readVersion1 } from './export-version-1.ts'
import { isPlainJson } from './plain-json.ts'
import { isKey, isRecord, type StoredRecord } from '../../../bookmarks/record.ts'

export const format = 'astronomy-picture-of-the-day/bookmarks'
export const version = 2

/** The text of an export, and what is missing in it. */
export interface Export {
  text: string
  /** How many bookmarks are in it. */
  written: number
  /** How many of these lack a field that JSON can't express. */
  incomplete: number
}

/** Writes records as JSON, with every field that JSON can express. */
export function writeExport(records: unknown[], exportedAt: Date): Export {
  let incomplete = 0
  const bookmarks = records.filter(isBookmark).map((record) => {
    // Earlier installs stored a missing copyright as undefined: leaving it out loses nothing.
    const fields = Object.entries(record).filter(([, value]) => value !== undefined)
    const kept = fields.filter(([, value]) => isPlainJson(value))
    if (kept.length < fields.length) incomplete += 1
    return Object.fromEntries(kept)
  })
  const file = { format, version, exportedAt, bookmarks }
  return { text: JSON.stringify(file), written: bookmarks.length, incomplete }
}

function isBookmark(record: unknown): record is StoredRecord {
  return isRecord(record) && isKey(record['date'])
}

/** The record that an exported item becomes, or why it can't be used. */
export function readExported(json: unknown, given: 1 | 2): StoredRecord | string {
  if (!isRecord(json)) return 'is not a picture entry'
  if (!Object.values(json).every((value) => isPlainJson(value))) return 'is nested too deeply'
  try {
    const fields = Object.entries(json).map(([name, value]) => {
      const read = given === 1 ? readVersion1(value) : value
      return [name, name === 'createdAt' ? readMoment(read) : read]
    })
    const record: StoredRecord = Object.fromEntries(fields)
    return isKey(record['date']) ? record : 'has no date'
  } catch {
    return 'has data of a kind that this page can’t store'
  }
}

function readMoment(value: unknown) {
  const moment = new Date(typeof value === 'string' ? value : Number.NaN)
  return Number.isNaN(moment.getTime()) ? value : moment
}
