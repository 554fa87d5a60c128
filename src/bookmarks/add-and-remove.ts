import { createStore } from 'zustand'
import { titleOf } from '../apod/entry-text.ts'
import type { Entry } from '../apod/entry.ts'
import { alertError, dismissMessage, showMessage, showMessageWhile } from '../ui/messages.ts'
import { type Bookmark, type BookmarkKey, mergeNote } from './bookmark.ts'
import { requestPersistence } from './database.ts'
import { addRecords, removeBookmark } from './stored-bookmarks.ts'

/** Removed bookmarks by key. Kept after the message with Undo has gone, because the heart restores the note, and the day shows the saved copy. */
export const removedBookmarks = createStore<ReadonlyMap<BookmarkKey, Bookmark>>(() => new Map())

export async function removeWithUndo(key: BookmarkKey): Promise<void> {
  try {
    const removed = await showMessageWhile('Removing...', removeBookmark(key))
    if (removed) offerRemovalUndo(removed)
  } catch (error) {
    alertError('The bookmark couldn’t be removed.', error)
  }
}

export function offerRemovalUndo(bookmark: Bookmark) {
  const { key, record } = bookmark
  const title = titleOf(bookmark.entry)
  async function undo() {
    // If the day has been bookmarked again in the meantime, only the note is added.
    await addRecords([record])
    forgetRemoval(key)
  }
  const undoneAnnouncement = `“${title}” is back.`
  const focusAfterUndo = `article[data-date="${CSS.escape(bookmark.entry.date)}"] [aria-haspopup]`
  showMessage('removed.', { id: key, title, undo, undoneAnnouncement, focusAfterUndo })
  removedBookmarks.setState((all) => new Map(all).set(key, bookmark), true)
}

/** Stores a bookmark of the entry, with the note of one that was removed before. */
export async function addBookmark(entry: Entry): Promise<void> {
  const removed = removedBookmarks.getState().get(entry.date)?.record ?? {}
  await addRecords([mergeNote({ ...entry, createdAt: new Date() }, removed)])
  forgetRemoval(entry.date)
  requestPersistence()
}

function forgetRemoval(key: BookmarkKey) {
  dismissMessage(key)
  removedBookmarks.setState((all) => new Map([...all].filter(([other]) => other !== key)), true)
}
