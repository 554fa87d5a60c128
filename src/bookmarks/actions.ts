import type { Entry } from '../apod/entry.ts'
import { mergeEntry } from './merge-entry.ts'
import { read, type StoredRecord, write } from './database.ts'
import { isKey, type Key } from './key.ts'

// What can be done with bookmarks. All of it fails with the database's error, and nothing changed.

/**
 * Adds or removes the entry's bookmark. Quick calls run one after the other, each on the result of
 * the last.
 * @param addOnly leaves one that is there
 * @returns whether it is bookmarked now
 */
export function toggleBookmark(entry: Entry, addOnly = false): Promise<boolean> {
  return write(async (items, changed) => {
    changed(entry.date)
    if (await items.get(entry.date)) {
      if (!addOnly) await items.delete(entry.date)
      return addOnly
    }
    await items.add({ ...entry, createdAt: new Date() })
    return true
  })
}

/**
 * Updates the bookmark of the entry's day where the entry is better. Fails silently: the visitor
 * did not ask for it.
 */
export async function refreshBookmark(entry: Entry): Promise<void> {
  try {
    await write(async (items, changed) => {
      const record = await items.get(entry.date)
      const merged = record && mergeEntry(record, entry)
      if (!merged) return
      changed(entry.date)
      await items.put(merged)
    })
  } catch {
    // The next look-up of the day tries again.
  }
}

/** @returns the removed record, for Undo; undefined where there was none */
export function removeBookmark(key: Key): Promise<StoredRecord | undefined> {
  return write(async (items, changed) => {
    changed(key)
    const record = await items.get(key)
    await items.delete(key)
    return record
  })
}

/**
 * Adds the records whose key is not stored yet, in one transaction; changes no other.
 * @param records no two with the same key
 * @param onAdd called for each with how many are added so far; none is stored before all are
 * @param signal stops it
 * @returns how many were added
 */
export function addBookmarks(
  records: readonly StoredRecord[],
  onAdd?: (count: number) => void,
  signal?: AbortSignal,
): Promise<number> {
  return write(async (items, changed) => {
    const stored = new Set<unknown>(await items.getAllKeys())
    const added = records.filter(({ date }) => !stored.has(date))
    let count = 0
    const add = async (record: StoredRecord) => {
      changed(await items.add(record))
      signal?.throwIfAborted()
      count += 1
      onAdd?.(count)
    }
    await Promise.all(added.map(add))
    return count
  })
}

/** The records of these keys as stored, undefined where there is none. */
export function readRecords(keys: readonly Key[]): Promise<(StoredRecord | undefined)[]> {
  return read((items) => Promise.all(keys.map(async (key) => items.get(key))))
}

/** The keys of all bookmarks, read now: earlier versions of the page announce no changes. */
export function allKeys(): Promise<Key[]> {
  return read(async (items) => (await items.getAllKeys()).filter(isKey))
}

/** All records as stored. */
export function allRecords(): Promise<StoredRecord[]> {
  return read((items) => items.getAll())
}

/**
 * The next records in the order of their keys, in a single database event.
 * @param after the last key that was read; undefined for the first records
 */
export function readRecordsAfter(after: Key | undefined, count: number) {
  const rest = after === undefined ? null : IDBKeyRange.lowerBound(after, true)
  return read((items) => items.getAll(rest, count))
}
