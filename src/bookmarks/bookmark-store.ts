import { useSyncExternalStore } from 'react'
import { countOf } from '../text/plain-text.ts'
import { createStore } from '../ui/store.ts'
import {
  type Bookmark,
  type BookmarkKey,
  isSameRecord,
  readBookmark,
  type StoredRecord,
} from './bookmark.ts'
import { type ChangedKeys, lastChange } from './changed-keys.ts'
import { alertFailure, transact } from './database.ts'

/** All bookmarks; none unless they are ready. */
export interface Bookmarks {
  status: 'loading' | 'ready' | 'failed'
  /** Newest bookmarked first, those without a usable createdAt last. */
  all: readonly Bookmark[]
  byKey: ReadonlyMap<unknown, Bookmark>
  /** Stored, but the browser can't read them. */
  unreadCount: number
}

const noBookmarks: Bookmarks = { status: 'loading', all: [], byKey: new Map(), unreadCount: 0 }

const store = createStore(noBookmarks)

export function useBookmarks(): Bookmarks {
  return useSyncExternalStore(subscribe, store.get)
}

/** How far the reading is. Unlike `useBookmarks`, this does not begin it. */
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
let lastRefresh = Promise.resolve()

/** The first component that asks for a bookmark begins the reading of all, and of what changes in any tab. */
function subscribe(listener: () => void) {
  if (!unsubscribe) {
    unsubscribe = lastChange.subscribe(() => queueRefresh(lastChange.get()))
    queueRefresh('all')
  }
  return store.subscribe(listener)
}

/** Reads all again; alerts again on failure. */
export function retryReading(): void {
  queueRefresh('all', true)
}

/** For tests: nothing is read or known any more. */
export async function stopReading(): Promise<void> {
  unsubscribe?.()
  unsubscribe = undefined
  await lastRefresh
  store.set(noBookmarks)
}

function queueRefresh(changed: ChangedKeys, isRetry = false) {
  lastRefresh = lastRefresh.then(() => refresh(changed, isRetry))
}

/** A failure is alerted once; then the next change reads all. */
async function refresh(changed: ChangedKeys, isRetry: boolean) {
  const before = store.get()
  const isReady = before.status === 'ready'
  const isWhole = isReady && before.unreadCount === 0
  try {
    const { records, errors, kept } = await readRecords(before, isWhole ? changed : 'all')
    const read = records.map(
      (record) => record && readUnlessSame(record, before.byKey.get(record['date'])),
    )
    const all = [...kept, ...read.filter((each) => each !== undefined)].toSorted(newestFirst)
    const unreadCount = errors.length
    const isSameCount = unreadCount === before.unreadCount
    if (unreadCount > 0 && (isRetry || !isSameCount))
      alertFailure(errors[0], `${countOf(unreadCount, 'bookmark')} could not be read.`)
    const isSame =
      all.length === before.all.length && all.every((each, i) => each === before.all[i])
    if (isReady && isSame && isSameCount) return
    const byKey = new Map(all.map((each) => [each.key, each]))
    store.set({ status: 'ready', all, byKey, unreadCount })
  } catch (error) {
    if (before.status !== 'failed' || isRetry)
      alertFailure(error, 'Your bookmarks could not be read.')
    store.set({ ...noBookmarks, status: 'failed' })
  }
}

async function readRecords({ all }: Bookmarks, changed: ChangedKeys) {
  const isAll = changed === 'all'
  let hasBegun = false
  try {
    const records = await transact('readonly', (table) => {
      hasBegun = true
      return isAll ? table.getAll() : Promise.all([...changed].map((key) => table.get(key)))
    })
    return { records, errors: [], kept: isAll ? [] : all.filter(({ key }) => !changed.has(key)) }
  } catch (error) {
    if (!hasBegun) throw error
    return { ...(await readEachAlone(error)), kept: [] }
  }
}

/** Each in a separate transaction: an unreadable record ends its transaction, and hides no other record. */
async function readEachAlone(failure: unknown) {
  const keys = await transact('readonly', (table) => table.getAllKeys())
  const results = await Promise.allSettled(
    keys.map((key) => transact('readonly', (table) => table.get(key))),
  )
  const records = results.flatMap((result) =>
    result.status === 'fulfilled' && result.value ? [result.value] : [],
  )
  const errors: unknown[] = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  )
  if (records.length === 0) throw failure
  return { records, errors }
}

/** An unchanged bookmark stays the same object, so that its tile does not render again. */
function readUnlessSame(record: StoredRecord, before: Bookmark | undefined) {
  return before && isSameRecord(before.record, record) ? before : readBookmark(record)
}

/** Those of the same moment, or without one, stand in the order of their keys, the later key first. */
function newestFirst(a: Bookmark, b: Bookmark) {
  return b.createdAt - a.createdAt || indexedDB.cmp(b.key, a.key)
}
