import type { Entry } from '../apod/entry.ts'
import type { BookmarkKey } from './bookmark-key.ts'
import { bookmarkOrder } from './bookmark-order.ts'
import { loadDatabase, read, write } from './load-database.ts'
import type { StoredRecord } from './record.ts'

/**
 * The records of these keys as stored, undefined where there is none.
 * @throws the database's error
 */
export function readRecords(keys: readonly BookmarkKey[]): Promise<(StoredRecord | undefined)[]> {
  return read((items) => Promise.all(keys.map(async (key) => items.get(key))))
}

/**
 * Adds or removes the entry's bookmark. Quick calls run one after the other, each on the result of
 * the last.
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
 * Updates the bookmark of the entry's day where the entry is better. Fails silently: the visitor
 * did not ask for it.
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
    // The next look-up of the day tries again.
  }
}
