import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { type Bookmark, jsonOf, type Key, readBookmark, type StoredRecord } from './bookmark.ts'
import { type ChangedKeys, followChanges } from './changes.ts'
import { alertFailure, type BookmarkTable, transact } from './database.ts'

/** All bookmarks; none unless they are ready. */
export interface Bookmarks {
  status: 'waiting' | 'ready' | 'failed'
  /** Newest bookmarked first, those without a usable createdAt last. */
  list: readonly Bookmark[]
  byKey: ReadonlyMap<unknown, Bookmark>
}

const none: Bookmarks = { status: 'waiting', list: [], byKey: new Map() }

const Context = createContext({ bookmarks: none, begin: () => {} })

/** Gives its children all bookmarks. They are read once `useStartReadingBookmarks` allows it. */
export function BookmarksProvider({ children }: { children: ReactNode }) {
  const [hasBegun, setHasBegun] = useState(false)
  const [bookmarks, setBookmarks] = useState(none)
  useEffect(() => (hasBegun ? followBookmarks(setBookmarks) : undefined), [hasBegun])
  const shared = useMemo(() => ({ bookmarks, begin: () => setHasBegun(true) }), [bookmarks])
  return <Context value={shared}>{children}</Context>
}

export function useStartReadingBookmarks(isTime = true): void {
  const { begin } = use(Context)
  useEffect(() => {
    if (isTime) begin()
  }, [begin, isTime])
}

export function useBookmarks(): Bookmarks {
  return use(Context).bookmarks
}

/** The bookmark of a key; undefined also before the bookmarks are read. */
export function useBookmark(key: Key | undefined): Bookmark | undefined {
  return useBookmarks().byKey.get(key)
}

/**
 * Reads all bookmarks, and after each change in any tab what has changed. An unchanged bookmark stays the
 * same object, so that its tile does not render again. A failure is alerted once; then the next change reads all.
 */
export function followBookmarks(show: (bookmarks: Bookmarks) => void): () => void {
  let known: ReadonlyMap<unknown, Bookmark> = new Map()
  let hasFailed = false
  let hasEnded = false
  /** Reads run one after the other. */
  let lastRead = Promise.resolve()

  async function read(changed: ChangedKeys) {
    try {
      const reading = hasFailed ? 'all' : changed
      known = await transact('readonly', (items) => readChanges(known, items, reading))
      hasFailed = false
    } catch (error) {
      if (!hasFailed) alertFailure(error, 'Your bookmarks could not be read.')
      hasFailed = true
    }
    if (hasEnded) return
    if (hasFailed) show({ ...none, status: 'failed' })
    else show({ status: 'ready', list: [...known.values()].toSorted(newestFirst), byKey: known })
  }

  function readNext(changed: ChangedKeys) {
    lastRead = lastRead.then(() => read(changed))
  }

  const endFollowing = followChanges(readNext)
  readNext('all')
  return () => {
    hasEnded = true
    endFollowing()
  }
}

async function readChanges(
  known: ReadonlyMap<unknown, Bookmark>,
  items: BookmarkTable,
  changed: ChangedKeys,
) {
  const isAll = changed === 'all'
  const updated = new Map<unknown, Bookmark>(isAll ? [] : known)
  const records = isAll
    ? await items.getAll()
    : await Promise.all([...changed].map((key) => items.get(key)))
  if (!isAll) for (const key of changed) updated.delete(key)
  for (const record of records) {
    const bookmark = record && readChanged(record, known.get(record['date']))
    if (bookmark) updated.set(bookmark.key, bookmark)
  }
  return updated
}

/** @param before the record's bookmark as it was, which it stays if the record is the same */
function readChanged(record: StoredRecord, before: Bookmark | undefined) {
  if (!before) return readBookmark(record)
  const json = jsonOf(record)
  const isSame = json !== undefined && jsonOf(before.record) === json
  return isSame ? before : readBookmark(record)
}

/** Bookmarks of the same moment stand in the order of their keys, the later key first. */
function newestFirst(a: Bookmark, b: Bookmark) {
  if (a.createdAt !== b.createdAt) return b.createdAt - a.createdAt
  return indexedDB.cmp(b.key, a.key)
}
