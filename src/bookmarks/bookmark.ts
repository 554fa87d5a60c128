import * as v from 'valibot'
import { type Entry, storedEntrySchema } from '../apod/entry.ts'
import type { BookmarkKey } from './bookmark-key.ts'

/** An entry as it is kept. */
export interface Bookmark {
  /** What the record is found and deleted by: its date, or what a faulty record has in its place. */
  key: BookmarkKey
  entry: Entry
  /** The moment of bookmarking, undefined where the record has none that can be used. */
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
