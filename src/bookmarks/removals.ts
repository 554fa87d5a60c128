import { type Entry, entryFields } from '../apod/entry.ts'
import { titleOf } from '../apod/entry-text.ts'
import { endMessage, type Message, say } from '../ui/messages.ts'
import { addRecords, removeBookmark } from './actions.ts'
import type { Bookmark, BookmarkKey, StoredRecord } from './bookmark.ts'
import { alertFailure } from './database.ts'

/** What was removed since the page loaded, by its key, with the message that offers Undo. */
export const removals = new Map<unknown, { bookmark: Bookmark; message: Message }>()

/** Removes a bookmark, and offers Undo. @returns whether it is gone */
export async function removeWithUndo(key: BookmarkKey): Promise<boolean> {
  try {
    const removed = await removeBookmark(key)
    if (removed) offerUndo(removed)
    return true
  } catch (error) {
    alertFailure(error)
    return false
  }
}

function offerUndo(bookmark: Bookmark) {
  async function undo() {
    // A day that was bookmarked again meanwhile gets only the visitor fields that it lacks.
    await addRecords([bookmark.record])
    forgetRemoval(bookmark.key)
  }
  const message = say('removed', { title: titleOf(bookmark.entry), undo })
  removals.set(bookmark.key, { bookmark, message })
}

/** A new bookmark's record: the shown entry, and the fields of a removed record that belong to no entry. */
export function recordToAdd(entry: Entry): StoredRecord {
  const removed = Object.entries(removals.get(entry.date)?.bookmark.record ?? {})
  const others = Object.fromEntries(removed.filter(([name]) => !entryFields.has(name)))
  return { ...others, ...entry, createdAt: new Date() }
}

/** For a bookmark that is there again. */
export function forgetRemoval(key: unknown) {
  endMessage(removals.get(key)?.message)
  removals.delete(key)
}
