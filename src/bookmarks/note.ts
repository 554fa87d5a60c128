import { textOf } from '../apod/fields.ts'
import type { StoredRecord } from './database.ts'

/** The visitor's note in a record; empty without one, and where it is no text. */
export function noteOf({ note }: StoredRecord): string {
  return textOf(note)
}
