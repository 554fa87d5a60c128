import type { Entry } from '../apod/entry.ts'
import { isSecondClick } from '../ui/repeated-press.ts'
import { createStore } from '../ui/store.ts'
import { addRecords, removeBookmark } from './actions.ts'
import type { BookmarkKey, StoredRecord } from './bookmark.ts'
import { alertFailure } from './database.ts'

/** Says what has just happened to the bookmarks. */
export interface Toast {
  /** When it came, on the clock of `event.timeStamp`. */
  at: number
  text: string
  /** The record of a bookmark that was removed, as it was stored; its title stands before the text. */
  removed?: StoredRecord
  undo?: () => Promise<unknown>
}

export const toasts = createStore<readonly Toast[]>([])

export function showToast(content: Omit<Toast, 'at'>): Toast {
  const toast = { ...content, at: performance.now() }
  toasts.set([...toasts.get(), toast])
  return toast
}

export function dismissToast(toast: Toast | undefined) {
  toasts.set(toasts.get().filter((each) => each !== toast))
}

/** Takes back what a toast tells of; where that fails, it is offered again. */
export async function undoToast(toast: Toast) {
  dismissToast(toast)
  try {
    await toast.undo?.()
  } catch (error) {
    showToast(toast)
    alertFailure(error)
  }
}

/** Removes a bookmark, and offers Undo. The second click of a double click hits the next tile, and removes nothing. */
export async function removeWithUndo(
  key: BookmarkKey,
  press: Pick<MouseEvent, 'detail' | 'timeStamp'>,
): Promise<boolean> {
  const lastRemoval = toasts.get().findLast(({ removed }) => removed)
  if (lastRemoval && isSecondClick(press, lastRemoval.at)) return false
  try {
    const record = await removeBookmark(key)
    if (record) showRemovalToast(record)
    return true
  } catch (error) {
    alertFailure(error)
    return false
  }
}

export function showRemovalToast(removed: StoredRecord) {
  showToast({
    text: 'removed',
    removed,
    // What was bookmarked again meanwhile stays, and gets only the visitor fields that it lacks.
    undo: () => addRecords([removed]),
  })
}

/** A new bookmark's record: what was removed just before, as it was but for the time, else the entry. */
export function recordToAdd(entry: Entry): StoredRecord {
  return { ...(removalToastOf(entry.date)?.removed ?? entry), createdAt: new Date() }
}

export function removalToastOf(key: BookmarkKey) {
  return toasts.get().findLast(({ removed }) => removed?.['date'] === key)
}
