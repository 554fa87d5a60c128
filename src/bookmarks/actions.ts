import type { Entry } from '../apod/entry.ts'
import { addNoteOf, isKey, type Key, noteOf, type StoredRecord } from './bookmark.ts'
import { changeBookmarks, readBookmarks } from './database.ts'

// What can be done with bookmarks. Each reads the records that it changes in its own transaction, since
// another tab may have changed them. All of it fails with the database's error, and nothing changed.

/**
 * Adds or removes the entry's bookmark. Quick calls run one after the other, each on the result of
 * the last.
 * @param note what an added bookmark's note is; none if it is empty
 * @param addOnly leaves one that is there
 * @returns the removed record; undefined if it is bookmarked now
 */
export function toggleBookmark(
  entry: Entry,
  { note = '', addOnly = false } = {},
): Promise<StoredRecord | undefined> {
  return changeBookmarks(async (items, changed) => {
    changed(entry.date)
    const record = await items.get(entry.date)
    if (!record) await items.add({ ...entry, ...(note && { note }), createdAt: new Date() })
    if (!record || addOnly) return undefined
    await items.delete(entry.date)
    return record
  })
}

/** @returns the removed record, for Undo; undefined where there was none */
export function removeBookmark(key: Key): Promise<StoredRecord | undefined> {
  return changeBookmarks(async (items, changed) => {
    changed(key)
    const record = await items.get(key)
    await items.delete(key)
    return record
  })
}

/**
 * Stores a bookmark's note; an empty one is removed. A bookmark that is gone stays so.
 * @returns the changed record, if it has changed
 */
export function setNote(key: Key, note: string): Promise<StoredRecord | undefined> {
  return changeBookmarks(async (items, changed) => {
    const record = await items.get(key)
    if (!record || noteOf(record) === note) return undefined
    changed(key)
    const { note: _, ...others } = record
    await items.put(note === '' ? others : { ...others, note })
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
export function addRecords(
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

/** All records as stored, also those that are not shown. */
export function allRecords(): Promise<StoredRecord[]> {
  return readBookmarks((items) => items.getAll())
}
