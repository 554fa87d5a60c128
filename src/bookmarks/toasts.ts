import { type Entry, readEntryLeniently } from '../apod/entry.ts'
import { titleOf } from '../apod/text.ts'
import { doubleClickTime } from '../ui/Dialog.tsx'
import { createStore } from '../ui/store.ts'
import { addRecords, removeBookmark } from './actions.ts'
import type { BookmarkKey, StoredRecord } from './bookmark.ts'
import { alertFailure } from './database.ts'

/** Says what has just happened to the bookmarks. */
export interface Toast {
  id: number
  /** As events tell the time. */
  shownAt: number
  /** Infinite for a toast that stays until it is dismissed. */
  secondsLeft: number
  /** A bookmark's title before the text. */
  title?: string
  text: string
  /** The record of a bookmark that was removed, as it was stored. */
  removed?: StoredRecord
  undo?: () => Promise<unknown>
}

export const toasts = createStore<readonly Toast[]>([])

const undoSeconds = 20

export function showToast(toast: Omit<Toast, 'id' | 'shownAt' | 'secondsLeft'> & Partial<Toast>) {
  const secondsLeft = toast.undo ? undoSeconds : 10
  const shown = { secondsLeft, ...toast, id: Math.random(), shownAt: performance.now() }
  toasts.set([...toasts.get(), shown])
  return shown
}

export function dismissToast({ id }: Toast) {
  toasts.set(toasts.get().filter((each) => each.id !== id))
}

/** Called by `Toasts` once a second, except while the pointer or the focus is on them. */
export function passSecond() {
  const older = toasts
    .get()
    .map((toast) => Object.assign({}, toast, { secondsLeft: toast.secondsLeft - 1 }))
  toasts.set(older.filter(({ secondsLeft }) => secondsLeft > 0))
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

/** Removes a bookmark, and offers Undo; the second click of a double click, on the next one, does not. */
export async function removeWithUndo(
  key: BookmarkKey,
  { detail, timeStamp }: Pick<MouseEvent, 'detail' | 'timeStamp'>,
): Promise<boolean> {
  const lastRemoval = toasts.get().findLast(({ removed }) => removed)
  // A press by key has no count.
  const isClick = detail > 0
  if (isClick && lastRemoval && timeStamp - lastRemoval.shownAt < doubleClickTime) return false
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
    title: titleOf(readEntryLeniently(removed)),
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

/** For a bookmark that is set again. */
export function dismissRemovalToast(key: BookmarkKey) {
  const toast = removalToastOf(key)
  if (toast) dismissToast(toast)
}

function removalToastOf(key: BookmarkKey) {
  return toasts.get().findLast(({ removed }) => removed?.['date'] === key)
}
