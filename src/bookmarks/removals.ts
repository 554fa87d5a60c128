import { createStore } from 'zustand'
import { titleOf } from '../apod/entry-text.ts'
import type { Entry } from '../apod/entry.ts'
import { alertError, endMessage, showMessage, showMessageWhile } from '../ui/messages.ts'
import { type Bookmark, type BookmarkKey, mergeNote } from './bookmark.ts'
import { addRecords, removeBookmark } from './changes.ts'
import { requestPersistence } from './database.ts'

/** Removed bookmarks that this tab can bring back, by key. Kept even after the message with Undo has gone. */
export const removals = createStore<ReadonlyMap<BookmarkKey, Bookmark>>(() => new Map())

export async function removeWithUndo(key: BookmarkKey): Promise<void> {
  try {
    const removed = await showMessageWhile('Removing...', removeBookmark(key))
    if (removed) offerUndo(removed)
  } catch (error) {
    alertError('The bookmark couldn’t be removed.', error)
  }
}

export function offerUndo(bookmark: Bookmark) {
  const { key, record } = bookmark
  const title = titleOf(bookmark.entry)
  async function undo() {
    // If the day has been bookmarked again in the meantime, only the note is added.
    await addRecords([record])
    forgetRemoval(key)
  }
  showMessage('removed', { id: key, title, undo, undone: `“${title}” is back.` })
  removals.setState((all) => new Map(all).set(key, bookmark), true)
}

/** Stores a bookmark of the entry, with the note of one that was removed before. */
export async function addBookmark(entry: Entry): Promise<void> {
  const removed = removals.getState().get(entry.date)?.record ?? {}
  await addRecords([mergeNote({ ...entry, createdAt: new Date() }, removed)])
  forgetRemoval(entry.date)
  requestPersistence()
}

function forgetRemoval(key: BookmarkKey) {
  endMessage(key)
  removals.setState((all) => new Map([...all].filter(([each]) => each !== key)), true)
}
