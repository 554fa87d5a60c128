import { type Entry, entryFields, readEntryLeniently } from '../apod/entry.ts'
import { titleOf } from '../apod/text.ts'
import { endMessage, type Message, say } from '../ui/messages.ts'
import { addRecords, removeBookmark } from './actions.ts'
import type { BookmarkKey, StoredRecord } from './bookmark.ts'
import { alertFailure } from './database.ts'

interface Removal {
  record: StoredRecord
  entry: Entry
  /** Offers Undo. */
  message: Message
}

/** What was removed since the page loaded, by its key. */
export const removals = new Map<unknown, Removal>()

/** Removes a bookmark, and offers Undo. @returns whether it is gone */
export async function removeWithUndo(key: BookmarkKey): Promise<boolean> {
  try {
    const record = await removeBookmark(key)
    if (record) sayRemoved(record)
    return true
  } catch (error) {
    alertFailure(error)
    return false
  }
}

export function sayRemoved(record: StoredRecord) {
  const entry = readEntryLeniently(record)
  const key = record['date']

  async function undo() {
    // What was bookmarked again meanwhile stays, and gets only the visitor fields that it lacks.
    await addRecords([record])
    forgetRemoval(key)
  }

  removals.set(key, { record, entry, message: say('removed', { title: titleOf(entry), undo }) })
}

/** A new bookmark's record: the entry that is shown, and of a removed record what was not the entry's. */
export function recordToAdd(entry: Entry): StoredRecord {
  const removed = Object.entries(removals.get(entry.date)?.record ?? {})
  const others = Object.fromEntries(removed.filter(([name]) => !entryFields.has(name)))
  return { ...others, ...entry, createdAt: new Date() }
}

/** For a bookmark that is there again. */
export function forgetRemoval(key: unknown) {
  endMessage(removals.get(key)?.message)
  removals.delete(key)
}
