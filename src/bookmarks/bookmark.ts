import * as v from 'valibot'
import { type Entry, storedEntrySchema } from '../apod/entry.ts'
import type { BookmarkKey } from './bookmark-key.ts'

/** A stored entry. */
export interface Bookmark {
  /** The primary key: its date, or whatever a faulty record has instead. */
  key: BookmarkKey
  entry: Entry
  /** The time of bookmarking; undefined if the record has no usable one. */
  createdAt: Date | undefined
}

const recordSchema = v.object({
  date: v.custom<BookmarkKey>((date) => date !== undefined && date !== null),
  createdAt: v.fallback(v.optional(v.date()), undefined),
})

/** Reads a stored record of any shape. */
export function readBookmark(record: unknown): Bookmark {
  const { date: key, createdAt } = v.parse(recordSchema, record)
  return { key, createdAt, entry: v.parse(storedEntrySchema, record) }
}
