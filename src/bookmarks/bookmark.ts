import { type Entry, readEntryLeniently } from '../apod/entry.ts'
import { type JsonObject, textOf } from '../text/json.ts'

export type StoredRecord = JsonObject

/** What identifies a bookmark: its day, or the number that the database gave to a record without one. */
export type BookmarkKey = string | number

/** What visitors add to a bookmark; undefined where there is nothing that can be used. */
export type VisitorFieldValues = { note: string | undefined }

export interface Bookmark extends VisitorFieldValues {
  key: BookmarkKey
  record: StoredRecord
  entry: Entry
  /** In milliseconds; -Infinity where the record has no usable one. */
  createdAt: number
}

/** A record with any other key stays stored and is not shown. */
export function isBookmarkKey(key: unknown): key is BookmarkKey {
  return typeof key === 'string' || Number.isFinite(key)
}

export function readBookmark(record: StoredRecord): Bookmark | undefined {
  const { date: key, createdAt } = record
  if (!isBookmarkKey(key)) return undefined
  return {
    key,
    record,
    entry: readEntryLeniently(record),
    ...visitorValuesIn(record),
    createdAt:
      createdAt instanceof Date && canBeCreatedAt(createdAt) ? createdAt.getTime() : -Infinity,
  }
}

export function visitorValuesIn(record: JsonObject): VisitorFieldValues {
  return { note: readNote(record['note']) }
}

/** A note as it is; none where it is blanks alone, or no text. */
export function readNote(value: unknown): string | undefined {
  const text = textOf(value)
  return text.trim() === '' ? undefined : text
}

export function filledFieldsOf(record: JsonObject): JsonObject {
  const all = Object.entries(visitorValuesIn(record))
  return Object.fromEntries(all.filter(([, value]) => value !== undefined))
}

/** The record, with each visitor field that it lacks taken from the other; the same object if it lacks none. */
export function fillMissingFields(record: JsonObject, other: JsonObject): JsonObject {
  const added = Object.entries(filledFieldsOf(other)).filter(([name]) => isBlank(record[name]))
  return added.length > 0 ? { ...record, ...Object.fromEntries(added) } : record
}

/** A value of another type, which can't be used, is not blank: it stays. */
function isBlank(value: unknown) {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** False for times to come, as a time in a wrong unit may be. A clock may be a day ahead. */
export function canBeCreatedAt(time: Date): boolean {
  return time.getTime() < Date.now() + 86_400_000
}

/** What became of one record; undefined where there is none. */
export interface RecordChange {
  key: BookmarkKey
  before: StoredRecord | undefined
  after: StoredRecord | undefined
}

/** Whether two records are the same, field by field in one order. */
export function isSameRecord(a: StoredRecord | undefined, b: StoredRecord | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
