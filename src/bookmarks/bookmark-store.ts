import { useSyncExternalStore } from 'react'
import { createStore } from '../ui/store.ts'
import {
  type Bookmark,
  jsonOf,
  type BookmarkKey,
  readBookmark,
  type StoredRecord,
} from './bookmark.ts'
import { type ChangedKeys, lastChange } from './changes.ts'
import { alertFailure, type BookmarkTable, transact } from './database.ts'

/** All bookmarks; none unless they are ready. */
export interface Bookmarks {
  status: 'loading' | 'ready' | 'failed'
  /** Newest bookmarked first, those without a usable createdAt last. */
  all: readonly Bookmark[]
  byKey: ReadonlyMap<unknown, Bookmark>
}

const noBookmarks: Bookmarks = { status: 'loading', all: [], byKey: new Map() }

const store = createStore(noBookmarks)

export function useBookmarks(): Bookmarks {
  return useSyncExternalStore(subscribe, store.get)
}

/** Of bookmarks that other hooks have asked for. */
export function useBookmarksStatus(): Bookmarks['status'] {
  return useSyncExternalStore(store.subscribe, () => store.get().status)
}

/** The bookmark of a key; undefined also before the bookmarks are read. Other bookmarks' changes render nothing. */
export function useBookmark(key: BookmarkKey | undefined): Bookmark | undefined {
  const subscribeFor = key === undefined ? store.subscribe : subscribe
  return useSyncExternalStore(subscribeFor, () => store.get().byKey.get(key))
}

let unsubscribe: (() => void) | undefined
/** Reads run one after the other. */
let lastRead = Promise.resolve()

/** The first component that asks for a bookmark begins the reading of all, and of what changes in any tab. */
function subscribe(listener: () => void) {
  if (!unsubscribe) {
    unsubscribe = lastChange.subscribe(() => queueRead(lastChange.get()))
    queueRead('all')
  }
  return store.subscribe(listener)
}

/** For a visitor who tries again: another failure is alerted, too. */
export function readAgain(): void {
  queueRead('all', { isAsked: true })
}

/** For tests: nothing is read or known any more. */
export async function stopReading(): Promise<void> {
  unsubscribe?.()
  unsubscribe = undefined
  await lastRead
  store.set(noBookmarks)
}

function queueRead(changed: ChangedKeys, { isAsked = false } = {}) {
  lastRead = lastRead.then(() => read(changed, isAsked))
}

/** A failure is alerted once; then the next change reads all. */
async function read(changed: ChangedKeys, isAsked: boolean) {
  const { status, byKey: before } = store.get()
  const reading = status === 'ready' ? changed : 'all'
  try {
    const byKey = await transact('readonly', (table) => readChanges(before, table, reading))
    if (status === 'ready' && isSame(before, byKey)) return
    store.set({ status: 'ready', all: [...byKey.values()].toSorted(newestFirst), byKey })
  } catch (error) {
    if (status !== 'failed' || isAsked) alertFailure(error, 'Your bookmarks could not be read.')
    store.set({ ...noBookmarks, status: 'failed' })
  }
}

async function readChanges(
  before: Bookmarks['byKey'],
  table: BookmarkTable,
  changed: ChangedKeys,
): Promise<Bookmarks['byKey']> {
  const isAll = changed === 'all'
  const byKey = new Map<unknown, Bookmark>(isAll ? [] : before)
  const records = isAll
    ? await table.getAll()
    : await Promise.all([...changed].map((key) => table.get(key)))
  if (!isAll) for (const key of changed) byKey.delete(key)
  for (const record of records) {
    const bookmark = record && readChanged(record, before.get(record['date']))
    if (bookmark) byKey.set(bookmark.key, bookmark)
  }
  return byKey
}

/** An unchanged bookmark stays the same object, so that its tile does not render again. */
function readChanged(record: StoredRecord, before: Bookmark | undefined) {
  if (!before) return readBookmark(record)
  const json = jsonOf(record)
  const isUnchanged = json !== undefined && jsonOf(before.record) === json
  return isUnchanged ? before : readBookmark(record)
}

function isSame(before: Bookmarks['byKey'], after: Bookmarks['byKey']) {
  return (
    before.size === after.size &&
    [...after].every(([key, bookmark]) => before.get(key) === bookmark)
  )
}

/** Bookmarks of the same moment stand in the order of their keys, the later key first. */
function newestFirst(a: Bookmark, b: Bookmark) {
  if (a.createdAt !== b.createdAt) return b.createdAt - a.createdAt
  return indexedDB.cmp(b.key, a.key)
}
