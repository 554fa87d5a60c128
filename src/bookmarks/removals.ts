import { titleOf } from '../apod/entry-text.ts'
import { type Entry, entryFields } from '../apod/entry.ts'
import { endMessage, type Message, say, sayWhile } from '../ui/messages.ts'
import { createStore, setInMap } from '../ui/store.ts'
import type { Bookmark, BookmarkKey, StoredRecord } from './bookmark.ts'
import { addRecords, removeBookmark } from './changes.ts'
import { alertFailure } from './database.ts'

interface Removal {
  bookmark: Bookmark
  message: Message
}

/** What was removed in this tab, by key, also after its message has gone. */
export const removals = createStore<ReadonlyMap<unknown, Removal>>(new Map())

export async function removeWithUndo(key: BookmarkKey): Promise<void> {
  try {
    const removed = await sayWhile('Removing…', removeBookmark(key))
    if (removed) offerUndo(removed)
  } catch (error) {
    alertFailure(error)
  }
}

export function offerUndo(bookmark: Bookmark) {
  const { key, record } = bookmark
  const title = titleOf(bookmark.entry)
  async function undo() {
    // If the day was bookmarked again meanwhile, only the note is added.
    await addRecords([record])
    forgetRemoval(key)
  }
  forgetRemoval(key)
  const message = say('removed', { title, undo, undone: `“${title}” is back.` })
  setInMap(removals, key, { bookmark, message })
}

/** A record of the entry, with the other fields of a record that was removed before, such as its note. */
export function recordToAdd(entry: Entry): StoredRecord {
  const removed = Object.entries(removals.get().get(entry.date)?.bookmark.record ?? {})
  const others = Object.fromEntries(removed.filter(([name]) => !entryFields.has(name)))
  return { ...others, ...entry, createdAt: new Date() }
}

export function forgetRemoval(key: unknown) {
  endMessage(removals.get().get(key)?.message)
  setInMap(removals, key, undefined)
}
