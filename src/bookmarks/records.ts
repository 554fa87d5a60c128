import { read, type StoredRecord, write } from './database.ts'
import { isKey, type Key } from './key.ts'

// What lists, exports and imports do with records; the page's first load is without it.

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
