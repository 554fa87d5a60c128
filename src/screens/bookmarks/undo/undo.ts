import { titleOf } from '../../../apod/text.ts'
import { isFocusLost } from '../../../ui/is-focus-lost.ts'
import { readBookmark } from '../../../bookmarks/bookmark.ts'
import type { StoredRecord } from '../../../bookmarks/record.ts'
import { restoreBookmarks } from '../../../bookmarks/bookmarks.ts'

/** A removal that can be taken back. */
interface Undoable {
  title: string
  state: 'removed'
  record: StoredRecord
}

/** One that has been taken back, or is another tab's to take back. */
interface Past {
  title: string
  state: 'restored' | 'elsewhere'
}

export type Removal = (Undoable | Past) & { id: number }

/** What keeps a removal's line there beyond its time. */
export type Hold = 'focus' | 'pointer'

const shownForMilliseconds = 20_000

let removals: readonly Removal[] = []
let lastId = 0
const listeners = new Set<() => void>()
const holds = new Map<number, Set<Hold>>()
const overdue = new Set<number>()
/** The removals whose lines are still to take the focus. */
const waitingForFocus = new Set<number>()

/** The removals of just now, the oldest first; for useSyncExternalStore. */
export const recentRemovals = {
  getSnapshot: () => removals,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/**
 * @param record what was removed, as it lay in the database; undefined where nothing was
 * @param takesFocus the focus was on the list's last card: it goes to the way back
 */
export function showUndo(
  record: StoredRecord | undefined,
  { takesFocus }: { takesFocus: boolean },
) {
  if (record === undefined) return
  const title = titleOf(readBookmark(record).entry)
  show({ title, state: 'removed', record }, takesFocus)
}

/** @param title of what another tab has removed while it was open here */
export function showRemovedElsewhere(title: string) {
  show({ title, state: 'elsewhere' }, isFocusLost())
}

function show(told: Undoable | Past, takesFocus: boolean) {
  lastId += 1
  const id = lastId
  if (takesFocus) waitingForFocus.add(id)
  set([...removals, { id, ...told }])
  setTimeout(() => {
    if (holds.get(id)?.size) overdue.add(id)
    else drop(id)
  }, shownForMilliseconds)
}

/** @throws the database's error, with nothing changed */
export async function undo({ id, title, record }: Undoable & { id: number }): Promise<void> {
  await restoreBookmarks([record])
  set(removals.map((each) => (each.id === id ? { id, title, state: 'restored' } : each)))
}

/** Whether a removal's line is to take the focus now that it is there; only once, whatever it shows later. */
export function claimFocus(id: number): boolean {
  return waitingForFocus.delete(id)
}

export function pauseTimer(id: number, by: Hold) {
  holds.set(id, (holds.get(id) ?? new Set()).add(by))
}

export function resumeTimer(id: number, by: Hold) {
  const held = holds.get(id)
  held?.delete(by)
  if (!held?.size && overdue.has(id)) drop(id)
}

function drop(id: number) {
  holds.delete(id)
  overdue.delete(id)
  set(removals.filter((each) => each.id !== id))
}

function set(next: readonly Removal[]) {
  removals = next
  for (const listener of listeners) listener()
}
