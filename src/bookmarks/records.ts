import { readBookmarks, type StoredRecord, changeBookmarks } from './database.ts'
import { isKey, type Key } from './key.ts'
import { addNoteOf, noteOf } from './note.ts'

// What lists, exports and imports do with records; the page's first load is without it.

/** @returns the removed record, for Undo; undefined where there was none */
export function removeBookmark(key: Key): Promise<StoredRecord | undefined> {
  return changeBookmarks(async (items, changed) => {
    changed(key)
    const record = await items.get(key)
    await items.delete(key)
    return record
  })
}

/** How many came to the database; the notes also with new bookmarks. */
export interface Added {
  bookmarks: number
  notes: number
}

/**
 * Adds the records whose key is not stored yet, and of the others the notes where there is none, in
 * one transaction; changes nothing else.
 * @param records no two with the same key
 * @param onAdd called for each with how many are added so far; none is stored before all are
 * @param signal stops it
 */
export function addBookmarks(
  records: readonly StoredRecord[],
  onAdd?: (count: number) => void,
  signal?: AbortSignal,
): Promise<Added> {
  return changeBookmarks(async (items, changed) => {
    const stored = new Set<unknown>(await items.getAllKeys())
    const added = { bookmarks: 0, notes: 0 }
    let count = 0
    const add = async (record: StoredRecord) => {
      const { date } = record
      if (!stored.has(date)) {
        changed(await items.add(record))
        added.bookmarks += 1
      } else {
        const noted = isKey(date) && addNoteOf(record, (await items.get(date)) ?? {})
        if (!noted) return
        changed(await items.put(noted))
      }
      signal?.throwIfAborted()
      if (noteOf(record)) added.notes += 1
      count += 1
      onAdd?.(count)
    }
    await Promise.all(records.map(add))
    return added
  })
}

/** The records of these keys as stored, undefined where there is none. */
export function readRecords(keys: readonly Key[]): Promise<(StoredRecord | undefined)[]> {
  return readBookmarks((items) => Promise.all(keys.map(async (key) => items.get(key))))
}

/** All records as stored, read now: earlier versions of the page announce no changes. */
export function allRecords(): Promise<StoredRecord[]> {
  return readBookmarks((items) => items.getAll())
}

/**
 * The next records in the order of their keys, in a single database event.
 * @param after the last key that was read; undefined for the first records
 */
export function readRecordsAfter(after: Key | undefined, count: number) {
  const rest = after === undefined ? null : IDBKeyRange.lowerBound(after, true)
  return readBookmarks((items) => items.getAll(rest, count))
}
