import { readStoredEntry } from '../../apod/entry.ts'
import { titleOf } from '../../apod/text.ts'
import { alertFailure } from '../alert-failure.ts'
import { bookmarkCount } from '../bookmark-count.ts'
import { addBookmarks, removeBookmark } from '../actions.ts'
import type { StoredRecord } from '../database.ts'
import type { Key } from '../key.ts'
import { forgetExportLacking, lastExport } from '../last-export.ts'
import { createStore } from '../../ui/store.ts'

/** What has just happened to bookmarks. */
export interface Toast {
  id: number
  /** How often it has changed. */
  changes: number
  state: 'removed' | 'restoring' | 'restored'
  /** The bookmarks, as they were stored, the last removed first. */
  records: readonly StoredRecord[]
  /** When the first of them was removed. */
  since: Date
  /** How many of them were restored. */
  count?: number
}

/** Oldest first. Removals in a row share one. */
export const undoToasts = createStore<readonly Toast[]>([])

/** Removes a bookmark, and offers to undo it. */
export async function removeWithUndo(key: Key): Promise<void> {
  try {
    showUndo(await removeBookmark(key))
  } catch (error) {
    alertFailure(error)
  }
}

/** @param record the removed record, as it was stored; undefined if nothing was removed */
export function showUndo(record: StoredRecord | undefined) {
  if (record === undefined) return
  const open = undoToasts.get().find(({ state }) => state === 'removed')
  if (!open) return add(record)
  // A bookmark removed twice is restored in its last version.
  const others = open.records.filter(({ date }) => date !== record['date'])
  return change(open.id, { records: [record, ...others] })
}

export async function undo({ id, records, since }: Toast): Promise<void> {
  change(id, { state: 'restoring' })
  try {
    // Days bookmarked again since then are skipped.
    const count = await addBookmarks(records)
    const exported = lastExport()
    // The file of an export made meanwhile lacks them.
    if (count > 0 && exported && since < exported) forgetExportLacking(records)
    change(id, { state: 'restored', count })
  } catch (error) {
    change(id, { state: 'removed' })
    alertFailure(error)
  }
}

export function dismiss(id: number) {
  undoToasts.set(undoToasts.get().filter((toast) => toast.id !== id))
}

/** The sentence that the visitor reads: its subject may be long. */
export function sentenceOf(toast: Toast): [subject: string, rest: string] {
  const { state, records, count = records.length } = toast
  const [record, ...others] = records
  const single = record && others.length === 0 && count === 1
  const subject = single ? `“${titleOf(readStoredEntry(record))}”` : bookmarkCount(count)
  if (state === 'restored')
    return count === 0 ? ['Already bookmarked again.', ''] : [subject, ' restored.']
  return [subject, single ? ' was removed.' : ' removed.']
}

function add(record: StoredRecord) {
  const toasts = undoToasts.get()
  const id = (toasts.at(-1)?.id ?? 0) + 1
  undoToasts.set([
    ...toasts,
    { id, changes: 0, state: 'removed', records: [record], since: new Date() },
  ])
}

function change(id: number, parts: Partial<Toast>) {
  const toasts = undoToasts.get()
  const index = toasts.findIndex((toast) => toast.id === id)
  const toast = toasts[index]
  if (toast) undoToasts.set(toasts.with(index, { ...toast, ...parts, changes: toast.changes + 1 }))
}
