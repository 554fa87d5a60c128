import { type Entry, readStoredEntry } from '../apod/entry.ts'
import type { BookmarkKey } from './bookmark-key.ts'
import type { StoredRecord } from './record.ts'

/** A stored entry. */
export interface Bookmark {
  /** The primary key: its date, or whatever a faulty record has instead. */
  key: BookmarkKey
  entry: Entry
  /** The time of bookmarking; undefined if the record has no usable one. */
  createdAt: Date | undefined
}

/** Reads a stored record of any shape; without a key none is stored. */
export function readBookmark(record: StoredRecord): Bookmark {
  const { date: key, createdAt } = record
  if (!isStoredKey(key)) throw new TypeError('Invalid bookmark')
  const entry = readStoredEntry(record)
  return { key, createdAt: isMoment(createdAt) ? createdAt : undefined, entry }
}

/** The database has judged it. */
function isStoredKey(value: unknown): value is BookmarkKey {
  return value !== undefined && value !== null
}

function isMoment(value: unknown): value is Date {
  return value instanceof Date && !Number.isNaN(value.getTime())
}
