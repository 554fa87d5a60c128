import type { Entry } from '../apod/entry.ts'
import { liveQuery, retryFailedReadings } from './live-query.ts'
import { loadDatabase } from './load-database.ts'

/** The dates of all bookmarks. */
export const bookmarkedDates = liveQuery(
  async ({ bookmarkedItems }) => new Set(await bookmarkedItems.toCollection().primaryKeys()),
)

/**
 * Bookmarks an entry that is not yet, and removes one that is. Quick calls in a row are carried
 * out in a row, each on what the last one left.
 * @returns whether it is bookmarked now
 * @throws the database's error, with nothing changed
 */
export async function toggleBookmark(entry: Entry): Promise<boolean> {
  // What can't be read is shown as not bookmarked, so that a click can only mean to bookmark it.
  const keep = bookmarkedDates.getSnapshot().state === 'failed'
  const { bookmarkedItems } = await loadDatabase()
  const bookmarked = await bookmarkedItems.db.transaction('rw', bookmarkedItems, async () => {
    if (await bookmarkedItems.get(entry.date)) {
      if (!keep) await bookmarkedItems.delete(entry.date)
      return keep
    }
    await bookmarkedItems.add({ ...entry, createdAt: new Date() })
    return true
  })
  retryFailedReadings()
  return bookmarked
}

/**
 * Gives a bookmark of the entry's day what the entry has better. It is nobody's action, so that a
 * failure says nothing: the next look-up of the day tries again.
 */
export async function refreshBookmark(entry: Entry): Promise<void> {
  try {
    const { bookmarkedItems, mergeEntry } = await loadDatabase()
    if (!(await bookmarkedItems.get(entry.date))) return
    await bookmarkedItems.db.transaction('rw', bookmarkedItems, async () => {
      const record = await bookmarkedItems.get(entry.date)
      const merged = record && mergeEntry(record, entry)
      if (merged) await bookmarkedItems.put(merged)
    })
  } catch {
    // As said.
  }
}
