import { textOf } from '../apod/fields.ts'
import type { StoredRecord } from './database.ts'

/** The visitor's note in a record; empty without one, and where it is no text. */
export function noteOf({ note }: StoredRecord): string {
  return textOf(note)
}

/** The stored record with the other's note; undefined if that has none, or the stored one has its own. */
export function addNoteOf(other: StoredRecord, stored: StoredRecord): StoredRecord | undefined {
  const { note = '' } = stored
  return note === '' && noteOf(other) ? { ...stored, note: noteOf(other) } : undefined
}
