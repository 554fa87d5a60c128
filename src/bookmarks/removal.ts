import { mutationOptions } from '@tanstack/react-query'
import { titleOf } from '../apod/entry-text.ts'
import { focusIds, focusNext } from '../ui/focus.ts'
import { alertError, showMessage } from '../ui/messages.ts'
import type { Bookmark, BookmarkKey } from './bookmark.ts'
import { addRecords, removeBookmark } from './stored-bookmarks.ts'
import { forgetNote, storeNote, unsavedNotes } from './unsaved-notes.ts'

/** Its callbacks are options of the mutation, because they also run if the tile has gone. */
export const bookmarkRemoval = mutationOptions({
  mutationFn: async (key: BookmarkKey) => {
    // Undo should bring back what was typed last.
    await storeNote(key)
    const removed = await removeBookmark(key)
    const unsaved = unsavedNotes.getState().get(key)
    forgetNote(key)
    if (!removed || !unsaved) return removed
    return { ...removed, record: { ...removed.record, note: unsaved.text } }
  },
  onSuccess: (removed) => removed && offerRemovalUndo(removed),
  onError: (error) => alertError('The bookmark couldn’t be removed.', error),
})

function offerRemovalUndo({ key, record, entry }: Bookmark) {
  const title = titleOf(entry)
  async function undo() {
    // If the day has been bookmarked again in the meantime, only the note is added.
    await addRecords([record])
    const titleId = focusIds.tileTitle(key)
    focusNext(titleId, focusIds.dayTitle)
    setTimeout(() => document.getElementById(titleId)?.scrollIntoView({ block: 'nearest' }))
  }
  showMessage('removed.', { id: key, title, undo })
}
