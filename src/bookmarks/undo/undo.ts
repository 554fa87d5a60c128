import { readStoredEntry } from '../../apod/entry.ts'
import { titleOf } from '../../apod/text.ts'
import { doubleClickTime } from '../../ui/second-click.ts'
import { addRecords, removeBookmark } from '../actions.ts'
import { alertFailure } from '../alert-failure.ts'
import { type Key, noteOf, type StoredRecord } from '../bookmark.ts'
import { dismissToast, showToast, type Toast, toasts } from './toasts.ts'

/** How long Undo is offered. */
export const undoSeconds = 20

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

/** @param removed a removed record, as it was stored */
export function showUndo(removed: StoredRecord) {
  showToast({
    title: titleOf(readStoredEntry(removed)),
    text: 'removed',
    removed,
    // What was bookmarked again meanwhile stays, and gets only its note.
    undo: () => addRecords([removed]),
    secondsLeft: undoSeconds,
  })
}

/** The note that Undo could bring back for a bookmark; empty if there is none. */
export function noteToRestore(key: Key): string {
  return noteOf(toasts.get().findLast(({ removed }) => removed?.['date'] === key)?.removed ?? {})
}

/** Undo of a bookmark's removal is not offered any more. */
export function forgetRemoval(key: Key) {
  toasts.set(toasts.get().filter(({ removed }) => removed?.['date'] !== key))
}

/** Takes back what a toast tells of; where that fails, it is offered again. */
export async function undoToast(toast: Toast): Promise<void> {
  dismissToast(toast)
  try {
    await toast.undo?.()
  } catch (error) {
    showToast({ ...toast, secondsLeft: undoSeconds })
    alertFailure(error)
  }
}
