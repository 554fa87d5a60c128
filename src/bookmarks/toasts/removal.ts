import { type Entry, readEntryLeniently } from '../../apod/entry.ts'
import { titleOf } from '../../apod/text.ts'
import { doubleClickTime } from '../../ui/Dialog.tsx'
import { addRecords, removeBookmark } from '../actions.ts'
import type { BookmarkKey, StoredRecord } from '../bookmark.ts'
import { alertFailure } from '../database.ts'
import { dismissToast, showToast, toasts } from './toasts.ts'

/** A click, or a press by key, which has no count. */
type Press = Pick<MouseEvent, 'detail' | 'timeStamp'>

/** When a bookmark was last removed, as events tell the time. */
let lastRemovalAt = -Infinity

/** Removes a bookmark, and offers Undo; the second click of a double click, on the next one, does not. */
export async function removeWithUndo(key: BookmarkKey, press: Press): Promise<boolean> {
  if (press.detail > 0 && press.timeStamp - lastRemovalAt < doubleClickTime) return false
  try {
    const record = await removeBookmark(key)
    lastRemovalAt = performance.now()
    if (record) showRemovalToast(record)
    return true
  } catch (error) {
    alertFailure(error)
    return false
  }
}

export function showRemovalToast(removed: StoredRecord) {
  showToast({
    title: titleOf(readEntryLeniently(removed)),
    text: 'removed',
    removed,
    // What was bookmarked again meanwhile stays, and gets only the visitor fields that it lacks.
    undo: () => addRecords([removed]),
  })
}

/** A new bookmark's record: what was removed just before, as it was but for the time, else the entry. */
export function recordToAdd(entry: Entry): StoredRecord {
  return { ...(lastRemoval(entry.date)?.removed ?? entry), createdAt: new Date() }
}

/** For a bookmark that is set again. */
export function dismissRemovalToast(key: BookmarkKey) {
  const toast = lastRemoval(key)
  if (toast) dismissToast(toast)
}

function lastRemoval(key: BookmarkKey) {
  return toasts.get().findLast(({ removed }) => removed?.['date'] === key)
}
