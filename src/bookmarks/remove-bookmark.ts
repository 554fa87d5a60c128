import { readBookmark } from './bookmark.ts'
import type { BookmarkKey } from './bookmark-key.ts'
import { retryFailedReadings } from './live-query.ts'
import { loadDatabase } from './load-database.ts'
import type { StoredRecord } from './record.ts'

/**
 * @returns the record as it lay in the database, for `restoreBookmark`; undefined where there was none
 * @throws the database's error, with nothing changed
 */
export async function removeBookmark(key: BookmarkKey): Promise<StoredRecord | undefined> {
  const { bookmarkedItems } = await loadDatabase()
  const record = await bookmarkedItems.db.transaction('rw', bookmarkedItems, async () => {
    const removed = await bookmarkedItems.get(key)
    await bookmarkedItems.delete(key)
    return removed
  })
  retryFailedReadings()
  return record
}

/**
 * Puts a removed record back as it was, unless its day has been bookmarked anew since.
 * @throws the database's error, with nothing changed
 */
export async function restoreBookmark(record: StoredRecord): Promise<void> {
  const { bookmarkedItems } = await loadDatabase()
  const { key } = readBookmark(record)
  await bookmarkedItems.db.transaction('rw', bookmarkedItems, async () => {
    if ((await bookmarkedItems.get(key)) === undefined) await bookmarkedItems.add(record)
  })
  retryFailedReadings()
}
