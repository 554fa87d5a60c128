import { type Entry, parseEntryLeniently } from '../apod/entry.ts'
import { type JsonObject, textOrEmpty } from '../text/json.ts'

export type StoredRecord = JsonObject

/** A record's `date`, which is a number from the database if the record had none. */
export type BookmarkKey = string | number

export interface Bookmark {
  key: BookmarkKey
  record: StoredRecord
  entry: Entry
  note: string | undefined
  /** In ms, or -Infinity if the record has no usable time. */
  createdAt: number
}

/** Records with other keys are kept, but not shown. */
export function isBookmarkKey(key: unknown): key is BookmarkKey {
  return typeof key === 'string' || Number.isFinite(key)
}

export function parseBookmark(record: StoredRecord): Bookmark | undefined {
  const { date: key, createdAt } = record
  if (!isBookmarkKey(key)) return undefined
  return {
    key,
    record,
    entry: parseEntryLeniently(record),
    note: noteOf(record),
    createdAt:
      createdAt instanceof Date && isPlausibleTime(createdAt) ? createdAt.getTime() : -Infinity,
  }
}

/** Undefined if the note is missing or blank. */
export function noteOf(record: JsonObject | undefined): string | undefined {
  const text = textOrEmpty(record?.['note'])
  return text.trim() === '' ? undefined : text
}

/** Adds another record's note, unless one has the other's paragraphs. Returns `record` itself if nothing is new. */
export function mergeNote(record: JsonObject, other: JsonObject): JsonObject {
  const own = record['note'] ?? ''
  const added = noteOf(other)
  // A note that isn't text can't be shown, but isn't overwritten either.
  if (added === undefined || typeof own !== 'string' || hasParagraphs(own, added)) return record
  const isReplaced = own.trim() === '' || hasParagraphs(added, own)
  return { ...record, note: isReplaced ? added : `${own.trimEnd()}\n\n${added.trim()}` }
}

function hasParagraphs(note: string, paragraphs: string) {
  return `\n\n${note.trim()}\n\n`.includes(`\n\n${paragraphs.trim()}\n\n`)
}

/** False if invalid or over a day ahead, because clocks may be a little fast. */
export function isPlausibleTime(time: Date): boolean {
  return time.getTime() < Date.now() + 86_400_000
}

export interface RecordChange {
  key: BookmarkKey
  before: StoredRecord | undefined
  after: StoredRecord | undefined
}

export function isSameRecord(a: StoredRecord | undefined, b: StoredRecord | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
