import { titleOf } from '../../../apod/text.ts'
import { createStore } from '../../../ui/create-store.ts'
import { bookmarkCount } from '../../../bookmarks/bookmark-count.ts'
import { readBookmark } from '../../../bookmarks/bookmark.ts'
import { restoreBookmarks } from '../../../bookmarks/bookmark-list.ts'
import type { StoredRecord } from '../../../bookmarks/record.ts'

/** What has just happened to bookmarks. */
export interface Toast {
  id: number
  /** Removals in this tab can be undone; those in another tab can't. */
  state: 'removed' | 'restoring' | 'restored' | 'elsewhere'
  /** The titles of the bookmarks. */
  titles: readonly string[]
  /** The removed records, as they were stored. */
  records: readonly StoredRecord[]
  /** When it disappears, in milliseconds since 1970. */
  until: number
  /** Whether it should take the focus now. */
  takesFocus: boolean
}

const shownForMilliseconds = 20_000

let lastId = 0

/** Oldest first. Removals in a row share one. */
export const undoToasts = createStore<readonly Toast[]>([])

/**
 * @param record the removed record, as it was stored; undefined if nothing was removed
 * @param takesFocus the focus was on the list's last card: it goes to Undo
 */
export function showUndo(record: StoredRecord | undefined, takesFocus: boolean) {
  if (record === undefined) return
  const open = undoToasts.get().find(({ state }) => state === 'removed')
  const title = titleOf(readBookmark(record).entry)
  if (!open)
    return add({
      state: 'removed',
      titles: [title],
      records: [record],
      takesFocus,
    })
  return change(open.id, {
    titles: [...open.titles, title],
    records: [...open.records, record],
    until: Date.now() + shownForMilliseconds,
    takesFocus,
  })
}

/** @param title of a bookmark that was removed in another tab while it was open here */
export function showRemovalElsewhere(title: string, takesFocus: boolean) {
  add({ state: 'elsewhere', titles: [title], records: [], takesFocus })
}

/** @throws the database's error, with nothing changed */
export async function undo({ id, records }: Toast): Promise<void> {
  change(id, { state: 'restoring' })
  try {
    await restoreBookmarks(records)
    change(id, { state: 'restored', until: Date.now() + shownForMilliseconds })
  } catch (error) {
    change(id, { state: 'removed' })
    throw error
  }
}

/** Call when it has the focus, so that it does not take it again. */
export function focusTaken(id: number) {
  change(id, { takesFocus: false })
}

export function dismiss(id: number) {
  undoToasts.set(undoToasts.get().filter((toast) => toast.id !== id))
}

/** The sentence that the visitor reads. */
export function sentenceOf({ state, titles }: Toast): string {
  const [title] = titles
  const single = titles.length === 1
  switch (state) {
    case 'removed':
    case 'restoring':
      return single ? `“${title}” was removed.` : `${bookmarkCount(titles.length)} removed.`
    case 'restored':
      return single ? `“${title}” is back.` : `${bookmarkCount(titles.length)} are back.`
    case 'elsewhere':
      return `“${title}” was removed in another tab.`
  }
}

function add(toast: Omit<Toast, 'id' | 'until'>) {
  lastId += 1
  const until = Date.now() + shownForMilliseconds
  undoToasts.set([...undoToasts.get(), { ...toast, id: lastId, until }])
}

function change(id: number, changes: Partial<Toast>) {
  const toasts = undoToasts.get()
  const index = toasts.findIndex((toast) => toast.id === id)
  const toast = toasts[index]
  if (toast) undoToasts.set(toasts.with(index, { ...toast, ...changes }))
}
