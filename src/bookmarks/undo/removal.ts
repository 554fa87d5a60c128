import { alertFailure } from '../alert-failure.ts'
import type { Key } from '../key.ts'
import { forgetExportLacking, lastExport } from '../last-export.ts'
import { addBookmarks, removeBookmark } from '../records.ts'
import { changeToast, showUndo, type Toast } from './undo.ts'

/** Removes a bookmark, and offers to undo it. */
export async function removeWithUndo(key: Key): Promise<void> {
  try {
    const record = await removeBookmark(key)
    if (record) showUndo(record)
  } catch (error) {
    alertFailure(error)
  }
}

/** Adds the bookmarks of a toast again. */
export async function undoRemoval(toast: Toast): Promise<void> {
  const { records, since } = toast
  changeToast(toast, { state: 'restoring' })
  try {
    // Of days bookmarked again since then, only a note comes back.
    const { bookmarks, notes } = await addBookmarks(records)
    const count = Math.max(bookmarks, notes)
    const exported = lastExport()
    // The file of an export made meanwhile lacks them.
    if (count > 0 && exported && since < exported.getTime()) forgetExportLacking(records)
    changeToast(toast, { state: 'restored', count })
  } catch (error) {
    changeToast(toast, { state: 'removed' })
    alertFailure(error)
  }
}
