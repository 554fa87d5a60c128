import { createStore } from '../../ui/store.ts'
import { type Key, noteOf, type StoredRecord } from '../bookmark.ts'

/** What has just happened to bookmarks. */
export interface Toast {
  /** When the first of them was removed, in milliseconds; no two toasts have the same. */
  since: number
  /** How often it has changed. */
  changes: number
  state: 'removed' | 'restoring' | 'restored'
  /** The bookmarks, as they were stored, the last removed first. */
  records: readonly StoredRecord[]
  /** How many of them were restored. */
  count?: number
}

/** Oldest first. Removals in a row share one. */
export const undoToasts = createStore<readonly Toast[]>([])

/** @param record a removed record, as it was stored */
export function showUndo(record: StoredRecord) {
  const toasts = undoToasts.get()
  const open = toasts.find(({ state }) => state === 'removed')
  // A bookmark removed twice is restored in its last version.
  const others = open?.records.filter(({ date }) => date !== record['date']) ?? []
  const records = [record, ...others]
  if (open) changeToast(open, { records })
  else undoToasts.set([...toasts, { since: Date.now(), changes: 0, state: 'removed', records }])
}

/** Changes a toast; it is then shown for its whole time again. */
export function changeToast({ since }: Toast, parts: Partial<Toast>) {
  const change = (each: Toast) =>
    each.since === since ? { ...each, ...parts, changes: each.changes + 1 } : each
  undoToasts.set(undoToasts.get().map(change))
}

export function dismissToast({ since }: Toast) {
  undoToasts.set(undoToasts.get().filter((each) => each.since !== since))
}

/** The note that Undo could still bring back to a bookmark that was removed; empty without one. */
export function noteToRestore(key: Key): string {
  const record = removedRecords().find(({ date }) => date === key)
  return record ? noteOf(record) : ''
}

/** Offers no Undo any more for a bookmark that is there again. */
export function forgetRemoval(key: Key): void {
  for (const toast of undoToasts.get()) {
    const records = toast.records.filter(({ date }) => date !== key)
    if (toast.state !== 'removed' || records.length === toast.records.length) continue
    if (records.length === 0) dismissToast(toast)
    else changeToast(toast, { records })
  }
}

function removedRecords() {
  const removed = undoToasts.get().filter(({ state }) => state === 'removed')
  return removed.flatMap(({ records }) => records)
}
