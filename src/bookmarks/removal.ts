import { mutationOptions } from '@tanstack/react-query'
import { createStore } from 'zustand'
import { titleOf } from '../apod/entry-text.ts'
import type { Entry } from '../apod/entry.ts'
import { alertError, dismissMessage, showMessage, showMessageWhile } from '../ui/messages.ts'
import { type Bookmark, type BookmarkKey, mergeNote } from './bookmark.ts'
import { requestPersistence } from './database.ts'
import { addRecords, removeBookmark } from './stored-bookmarks.ts'

/** By key. Kept when Undo is over, because the heart restores the note, and the day shows the entry. */
export const removedBookmarks = createStore<ReadonlyMap<BookmarkKey, Bookmark>>(() => new Map())

export const bookmarkRemoval = mutationOptions({
  mutationFn: removeWithUndo,
  onError: (error) => alertError('The bookmark couldn’t be removed.', error),
})

export async function removeWithUndo(key: BookmarkKey) {
  const removed = await showMessageWhile('Removing...', removeBookmark(key))
  if (removed) offerRemovalUndo(removed)
}

export function offerRemovalUndo(bookmark: Bookmark) {
  const { key, record, entry } = bookmark
  const title = titleOf(entry)
  async function undo() {
    // If the day has been bookmarked again in the meantime, only the note is added.
    await addRecords([record])
    forgetRemoval(key)
    focusTitleAfterUndo(String(key))
  }
  showMessage('removed.', { id: key, title, undo, undoneAnnouncement: `“${title}” is back.` })
  removedBookmarks.setState((all) => new Map(all).set(key, bookmark), true)
}

/** Focuses the title of a day that is back, unless another control has the focus. */
function focusTitleAfterUndo(date: string) {
  const title = `article[data-date="${CSS.escape(date)}"] [aria-haspopup]`
  const focus = () => document.querySelector<HTMLElement>(title)?.focus()
  // It is rendered by the next frame.
  requestAnimationFrame(() => document.activeElement?.matches('body, main') && setTimeout(focus))
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
