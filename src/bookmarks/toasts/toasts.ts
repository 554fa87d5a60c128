import { readEntryLeniently } from '../../apod/entry.ts'
import { titleOf } from '../../apod/text.ts'
import { doubleClickTime } from '../../ui/Dialog.tsx'
import { createStore } from '../../ui/store.ts'
import { addRecords, removeBookmark } from '../actions.ts'
import type { Key, StoredRecord } from '../bookmark.ts'
import { alertFailure } from '../database.ts'
import { addOwnFields, ownFieldsOf } from '../own-fields.ts'

/** Says what has just happened to the bookmarks. */
export interface Toast {
  id: number
  /** A bookmark's title before the text. */
  title?: string
  text: string
  isRefusal?: boolean
  /** The record of a bookmark that was removed, as it was stored. */
  removed?: StoredRecord
  undo?: () => Promise<unknown>
  /** Infinite for a toast that stays until it is dismissed. */
  secondsLeft: number
}

export const toasts = createStore<readonly Toast[]>([])

const undoSeconds = 20

export function showToast(toast: Pick<Toast, 'text'> & Partial<Omit<Toast, 'id'>>): Toast {
  const secondsLeft = toast.undo ? undoSeconds : 10
  const shown = { secondsLeft, ...toast, id: Math.random() }
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

/** A click, or a press by key, which has no count. */
type Press = Pick<MouseEvent, 'detail' | 'timeStamp'>

/** When a bookmark was last removed, as events tell the time. */
let removedAt = -Infinity

/** Removes a bookmark, and offers Undo; the second click of a double click, on the next one, does not. */
export async function removeWithUndo(key: Key, press: Press): Promise<boolean> {
  if (press.detail > 0 && press.timeStamp - removedAt < doubleClickTime) return false
  try {
    const record = await removeBookmark(key)
    removedAt = performance.now()
    if (record) showUndo(record)
    return true
  } catch (error) {
    alertFailure(error)
    return false
  }
}

export function showUndo(removed: StoredRecord) {
  showToast({
    title: titleOf(readEntryLeniently(removed)),
    text: 'removed',
    removed,
    // What was bookmarked again meanwhile stays, and gets only the own fields that it lacks.
    undo: () => addRecords([removed]),
  })
}

/** The newest own fields that Undo could bring back for a bookmark. */
export function ownToRestore(key: Key): StoredRecord {
  const own = toasts
    .get()
    .map(({ removed }) => (removed?.['date'] === key ? ownFieldsOf(removed) : undefined))
  return Object.assign({}, ...own)
}

/** Undo of a bookmark's removals is not offered any more, unless it could still bring back an own field. */
export function forgetRemovals(stored: StoredRecord) {
  const isRestored = (removed: StoredRecord) =>
    removed['date'] === stored['date'] && !addOwnFields(removed, stored)
  toasts.set(toasts.get().filter(({ removed }) => !removed || !isRestored(removed)))
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
