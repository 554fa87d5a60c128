import type { Entry } from '../apod/entry.ts'
import { readBookmark } from './bookmark.ts'
import type { BookmarkKey } from './bookmark-key.ts'
import { bookmarkOrder } from './bookmark-order.ts'
import { loadDatabase, read, write } from './load-database.ts'
import type { StoredRecord } from './record.ts'

/**
 * The records of these keys as they lie in the database, undefined where there is none.
 * @throws the database's error
 */
export function readRecords(keys: readonly BookmarkKey[]): Promise<(StoredRecord | undefined)[]> {
  return read((items) => Promise.all(keys.map(async (key) => items.get(key))))
}

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
 * Bookmarks an entry that is not yet, and removes one that is. Quick calls in a row are carried
 * out in a row, each on what the last one left.
 * @returns whether it is bookmarked now
 * @throws the database's error, with nothing changed
 */
export function toggleBookmark(entry: Entry): Promise<boolean> {
  // What can't be read is shown as not bookmarked, so that a click can only mean to bookmark it.
  const keep = bookmarkOrder.get() === 'failed'
  return write(async (items, changed) => {
    changed(entry.date)
    if (await items.get(entry.date)) {
      if (!keep) await items.delete(entry.date)
      return keep
    }
    await items.add({ ...entry, createdAt: new Date() })
    return true
  })
}

/**
 * @returns the record as it lay in the database, for `restoreBookmarks`; undefined where there was none
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
 * Gives a bookmark of the entry's day what the entry has better. Nobody asked for it, so that a
 * failure says nothing: the next look-up of the day tries again.
 */
export async function refreshBookmark(entry: Entry): Promise<void> {
  try {
    const { mergeEntry } = await loadDatabase()
    if (!(await read((items) => items.getKey(entry.date)))) return
    await write(async (items, changed) => {
      const record = await items.get(entry.date)
      const merged = record && mergeEntry(record, entry)
      if (!merged) return
      changed(entry.date)
      await items.put(merged)
    })
  } catch {
    // As said.
  }
}
