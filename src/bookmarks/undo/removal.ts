import { alertFailure } from '../alert-failure.ts'
import type { Key } from '../bookmark.ts'
import { forgetExportLacking, lastExport } from '../last-export.ts'
import { addRecords, removeBookmark } from '../actions.ts'
import { doubleClickTime } from '../../ui/second-click.ts'
import { changeToast, showUndo, type Toast } from './undo.ts'

/** A click, or a press by key, which has no count. */
type Press = Pick<MouseEvent, 'detail' | 'timeStamp'>

/** When a bookmark was last removed, as events tell the time. */
let removedAt = -Infinity

/** Removes a bookmark, and offers to undo it; not by the second click of a double click, which is on the next one. */
export async function removeWithUndo(key: Key, press: Press): Promise<void> {
  if (press.detail > 0 && press.timeStamp - removedAt < doubleClickTime) return
  try {
    const record = await removeBookmark(key)
    removedAt = performance.now()
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
    const { bookmarks, notes } = await addRecords(records)
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
