import { mutationOptions } from '@tanstack/react-query'
import { titleOf } from '../apod/entry-text.ts'
import { focusNext } from '../ui/focus.ts'
import { alertError, showMessage } from '../ui/messages.ts'
import type { Bookmark } from './bookmark.ts'
import { addRecords, rememberRemoved, removeBookmark } from './stored-bookmarks.ts'

/** Its callbacks are options of the mutation, because they also run if the tile has gone. */
export const bookmarkRemoval = mutationOptions({
  mutationFn: removeBookmark,
  onSuccess: (removed) => removed && offerRemovalUndo(removed),
  onError: (error) => alertError('The bookmark couldn’t be removed.', error),
})

export function offerRemovalUndo(bookmark: Bookmark) {
  const { key, record, entry } = bookmark
  const title = titleOf(entry)
  async function undo() {
    // If the day has been bookmarked again in the meantime, only the note is added.
    await addRecords([record])
    const titleId = `title-${key}`
    focusNext(titleId, 'day-title')
    setTimeout(() => document.getElementById(titleId)?.scrollIntoView({ block: 'nearest' }))
  }
  rememberRemoved(bookmark)
  showMessage('removed.', { id: key, title, undo, undoneAnnouncement: `“${title}” is back.` })
}
