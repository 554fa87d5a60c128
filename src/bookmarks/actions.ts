import type { Entry } from '../apod/entry.ts'
import { mergeEntry } from './merge-entry.ts'
import { type StoredRecord, changeBookmarks } from './database.ts'
import type { Key } from './key.ts'
import { noteOf } from './note.ts'

// What can be done with bookmarks. All of it fails with the database's error, and nothing changed.

/**
 * Adds or removes the entry's bookmark. Quick calls run one after the other, each on the result of
 * the last.
 * @param addOnly leaves one that is there
 * @returns the removed record; undefined if it is bookmarked now
 */
export function toggleBookmark(entry: Entry, addOnly = false): Promise<StoredRecord | undefined> {
  return changeBookmarks(async (items, changed) => {
    changed(entry.date)
    const record = await items.get(entry.date)
    if (!record) await items.add({ ...entry, createdAt: new Date() })
    if (!record || addOnly) return undefined
    await items.delete(entry.date)
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

/**
 * Updates the bookmark of the entry's day where the entry is better. Fails silently: the visitor
 * did not ask for it.
 */
export async function refreshBookmark(entry: Entry): Promise<void> {
  try {
    await changeBookmarks(async (items, changed) => {
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
