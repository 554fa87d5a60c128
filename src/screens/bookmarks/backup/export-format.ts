import { isRecord, type StoredRecord } from '../../../bookmarks/record.ts'
import { decode } from './decode.ts'
import { encode, isoOf, type Json } from './encode.ts'
import { FormatError } from './format-error.ts'

export const format = 'astronomy-picture-of-the-day/bookmarks'
export const version = 1

/** The text of an export, and how many records have no form in it. */
export interface Export {
  text: string
  left: number
}

/** Writes records into the export form, every field as it lies there. */
export function writeExport(records: unknown[], exportedAt: Date): Export {
  const bookmarks = records.flatMap((record) => {
    try {
      return isRecord(record) ? [encodeRecord(record)] : []
    } catch (error) {
      if (error instanceof FormatError) return []
      throw error
    }
  })
  const form = { format, version, exportedAt: exportedAt.toISOString(), bookmarks }
  return { text: JSON.stringify(form), left: records.length - bookmarks.length }
}

function encodeRecord(record: StoredRecord): Json {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      name === 'createdAt' ? encodeMoment(value) : encode(value),
    ]),
  )
}

/** A moment is plain text, so that people and other programs can read it; a text is marked as one. */
function encodeMoment(value: unknown): Json {
  if (typeof value === 'string') return { $type: 'text', value }
  return (value instanceof Date && isoOf(value)) || encode(value)
}

/**
 * The record that an export holds.
 * @throws FormatError where it is not in the form
 */
export function decodeRecord(json: unknown): StoredRecord {
  if (!isRecord(json)) throw new FormatError('it is not a bookmark')
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [
      name,
      name === 'createdAt' ? decodeMoment(value) : decode(value),
    ]),
  )
}

function decodeMoment(value: unknown) {
  if (typeof value !== 'string') return decode(value)
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? value : moment
}
