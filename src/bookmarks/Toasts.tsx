import { type Entry, readEntryLeniently } from '../apod/entry.ts'
import { titleOf } from '../apod/text.ts'
import { isSecondClick } from '../ui/Dialog.tsx'
import { useDocumentEvent } from '../ui/hooks.ts'
import { keyNameOf } from '../ui/shortcuts.ts'
import { createStore, useStore } from '../ui/store.ts'
import { useIsFront } from '../ui/surface.ts'
import { addRecords, removeBookmark } from './actions.ts'
import type { BookmarkKey, StoredRecord } from './bookmark.ts'
import { alertFailure } from './database.ts'
import styles from './Toasts.module.css'

/** Says what has just happened to the bookmarks. */
interface Toast {
  /** When it came, as events tell the time. */
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

/** The newest are last. Behind a dialog, where screen readers announce nothing, there are none. */
export function Toasts() {
  const all = useStore(toasts)
  const isFront = useIsFront()

  // In a field they undo typing.
  useDocumentEvent('keydown', (event) => {
    const { target } = event
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    if (!isUndo || keyNameOf(event) !== 'z' || !isFront) return
    if (target instanceof Element && target.closest('input, textarea')) return
    event.preventDefault()
    const newest = all.findLast(({ undo }) => undo)
    if (newest) void undoToast(newest)
  })

  return (
    // Screen readers announce only the new one.
    <div
      className={`ui-screen-only ui-messages ${styles.toasts}`}
      role="status"
      aria-atomic="false"
    >
      {isFront && all.map((toast) => <ToastBox key={toast.at} toast={toast} />)}
    </div>
  )
}

function ToastBox({ toast }: { toast: Toast }) {
  const { text, removed, undo } = toast
  return (
    <div
      className={`ui-popup ui-passing ${styles.toast}`}
      style={{ '--passing': undo ? '20s' : '10s' }}
      onAnimationEnd={() => dismissToast(toast)}
    >
      <p>
        {removed && <b>{titleOf(readEntryLeniently(removed))}</b>}
        <span>{text}</span>
      </p>
      {undo && (
        <button
          type="button"
          className="ui-quiet-button"
          aria-keyshortcuts="Control+Z"
          onClick={() => void undoToast(toast)}
        >
          Undo
        </button>
      )}
    </div>
  )
}

/** Takes back what a toast tells of; where that fails, it is offered again. */
async function undoToast(toast: Toast) {
  dismissToast(toast)
  try {
    await toast.undo?.()
  } catch (error) {
    showToast(toast)
    alertFailure(error)
  }
}

/** Removes a bookmark, and offers Undo; the second click of a double click, on the next one, does not. */
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
