import { type Entry, readEntryLeniently } from '../apod/entry.ts'
import { type JsonObject, textOf } from '../text/json.ts'

export type StoredRecord = JsonObject

/** What identifies a bookmark: its day, or the number that the database gave to a record without one. */
export type BookmarkKey = string | number

/** What visitors add to a bookmark; undefined if there is no usable value. */
export type VisitorFieldValues = { note: string | undefined }

export interface Bookmark extends VisitorFieldValues {
  key: BookmarkKey
  record: StoredRecord
  entry: Entry
  /** In milliseconds; -Infinity if the record has no usable time. */
  createdAt: number
}

/** Records with other keys stay stored, but are not shown. */
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

/** Undefined for a note of blanks alone, and for a value that is no text. */
export function readNote(value: unknown): string | undefined {
  const text = textOf(value)
  return text.trim() === '' ? undefined : text
}

export function filledFieldsOf(record: JsonObject): JsonObject {
  const all = Object.entries(visitorValuesIn(record))
  return Object.fromEntries(all.filter(([, value]) => value !== undefined))
}

/** Takes the visitor fields that a record lacks from the other one. Returns the same object if it lacks none. */
export function fillMissingFields(record: JsonObject, other: JsonObject): JsonObject {
  const added = Object.entries(filledFieldsOf(other)).filter(([name]) => isBlank(record[name]))
  return added.length > 0 ? { ...record, ...Object.fromEntries(added) } : record
}

/** A value of another type can't be used, but it is not blank, so it stays. */
function isBlank(value: unknown) {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** False for a future time, such as one in a wrong unit. A clock may be a day ahead. */
export function canBeCreatedAt(time: Date): boolean {
  return time.getTime() < Date.now() + 86_400_000
}

export interface RecordChange {
  key: BookmarkKey
  before: StoredRecord | undefined
  after: StoredRecord | undefined
}

/** Compares the fields in their order. */
export function isSameRecord(a: StoredRecord | undefined, b: StoredRecord | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
