import { titleOf } from '../apod/entry-text.ts'
import { type Entry, entryFields } from '../apod/entry.ts'
import { endMessage, type Message, say, sayWhile } from '../ui/messages.ts'
import type { Bookmark, BookmarkKey, StoredRecord } from './bookmark.ts'
import { addRecords, removeBookmark } from './changes.ts'
import { alertFailure } from './database.ts'

export const removals = new Map<unknown, { bookmark: Bookmark; message: Message }>()

/** @returns whether the bookmark is gone */
export async function removeWithUndo(key: BookmarkKey): Promise<boolean> {
  try {
    const removed = await sayWhile('Removing…', removeBookmark(key))
    if (removed) offerUndo(removed)
    return true
  } catch (error) {
    alertFailure(error)
    return false
  }
}

function offerUndo(bookmark: Bookmark) {
  async function undo() {
    // If the day was bookmarked again meanwhile, only the note is added.
    await addRecords([bookmark.record])
    forgetRemoval(bookmark.key)
  }
  const message = say('removed', { title: titleOf(bookmark.entry), undo })
  removals.set(bookmark.key, { bookmark, message })
}

/** A record of the entry, with the other fields of a record that was removed before, such as its note. */
export function recordToAdd(entry: Entry): StoredRecord {
  const removed = Object.entries(removals.get(entry.date)?.bookmark.record ?? {})
  const others = Object.fromEntries(removed.filter(([name]) => !entryFields.has(name)))
  return { ...others, ...entry, createdAt: new Date() }
}

export function forgetRemoval(key: unknown) {
  endMessage(removals.get(key)?.message)
  removals.delete(key)
}
