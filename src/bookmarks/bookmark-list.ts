import { readBookmark } from './bookmark.ts'
import type { BookmarkKey } from './bookmark-key.ts'
import { read, write } from './load-database.ts'
import type { StoredRecord } from './record.ts'

// What only the list of bookmarks does with them, so that By Date does not load it.

/**
 * The next records in the order of their keys, in a single database event.
 * @param after the last key that was read; undefined for the first records
 * @throws the database's error
 */
export function readRecordsAfter(after: BookmarkKey | undefined, count: number) {
  const rest = after === undefined ? null : IDBKeyRange.lowerBound(after, true)
  return read((items) => items.getAll(rest, count))
}

/**
 * @returns the removed record, for `restoreBookmarks`; undefined where there was none
 * @throws the database's error, with nothing changed
 */
export function removeBookmark(key: BookmarkKey): Promise<StoredRecord | undefined> {
  return write(async (items, changed) => {
    changed(key)
    const record = await items.get(key)
    await items.delete(key)
    return record
  })
}

/**
 * Puts removed records back as they were, but for days that have been bookmarked again since.
 * @throws the database's error, with nothing changed
 */
export function restoreBookmarks(records: readonly StoredRecord[]): Promise<void> {
  return write(async (items, changed) => {
    const restore = async (record: StoredRecord) => {
      const { key } = readBookmark(record)
      changed(key)
      if ((await items.getKey(key)) === undefined) await items.add(record)
    }
    await Promise.all(records.map(restore))
  })
}

/**
 * How many bookmarks were made after a moment.
 * @throws the database's error
 */
export function countSince(moment: Date): Promise<number> {
  const later = IDBKeyRange.bound(moment, new Date(8.64e15), true)
  return read((items) => items.index('createdAt').count(later))
}
