import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { parseAddress } from '../navigation/address.ts'
import { alertFailure, type Items, transact } from './database.ts'
import { type Bookmark, jsonOf, type Key, readBookmark } from './bookmark.ts'
import { type Changed, followChanges } from './changes.ts'

/** All bookmarks, newest bookmarked first, those without a usable createdAt last; 'failed' if they could not be read. */
export type Bookmarks = readonly Bookmark[] | 'failed'

interface Shared {
  bookmarks: Bookmarks | undefined
  byKey: ReadonlyMap<Key, Bookmark>
  begin: () => void
}

const Context = createContext<Shared>({ bookmarks: undefined, byKey: new Map(), begin() {} })

/** All bookmarks for what is in it. They are read once `useReading` says so. */
export function BookmarksProvider({ children }: { children: ReactNode }) {
  const [hasBegun, setHasBegun] = useState(() => parseAddress(location).screen === 'bookmarks')
  const [bookmarks, setBookmarks] = useState<Bookmarks>()
  useEffect(() => (hasBegun ? followBookmarks(setBookmarks) : undefined), [hasBegun])
  const shared = useMemo(() => {
    const list = typeof bookmarks === 'object' ? bookmarks : []
    const byKey = new Map(list.map((bookmark) => [bookmark.key, bookmark]))
    return { bookmarks, byKey, begin: () => setHasBegun(true) }
  }, [bookmarks])
  return <Context value={shared}>{children}</Context>
}

/** Lets the bookmarks be read and followed from now on, once it is time. */
export function useReading(isTime = true): void {
  const { begin } = use(Context)
  useEffect(() => {
    if (isTime) begin()
  }, [begin, isTime])
}

/** All bookmarks, newest bookmarked first; 'failed' if they could not be read, undefined until then. */
export function useBookmarks(): Bookmarks | undefined {
  return use(Context).bookmarks
}

/** The bookmark of a key; undefined also while that is unknown. */
export function useBookmark(key: Key | undefined): Bookmark | undefined {
  const { byKey } = use(Context)
  return key === undefined ? undefined : byKey.get(key)
}

/**
 * Reads all bookmarks, and after each change in any tab what has changed: a bookmark that has not
 * stays the same object. What fails is alerted once, and the next change reads all.
 * @param show called with the bookmarks after each read
 * @returns a function that ends it
 */
export function followBookmarks(show: (bookmarks: Bookmarks) => void): () => void {
  let known: ReadonlyMap<unknown, Bookmark> = new Map()
  let hasFailed = false
  let hasEnded = false
  let lastRead = Promise.resolve()

  async function read(changed: Changed) {
    try {
      const reading = hasFailed ? 'all' : changed
      known = await transact('readonly', (items) => update(known, items, reading))
      hasFailed = false
    } catch (error) {
      if (!hasFailed) alertFailure(error, 'Your bookmarks could not be read.')
      hasFailed = true
    }
    if (!hasEnded) show(hasFailed ? 'failed' : [...known.values()].toSorted(newestFirst))
  }

  /** Each read begins where the last one has ended. */
  function readNext(changed: Changed) {
    lastRead = lastRead.then(() => read(changed))
  }

  const endFollowing = followChanges(readNext)
  readNext('all')
  return () => {
    hasEnded = true
    endFollowing()
  }
}

/** @param known the bookmarks before, by their keys */
async function update(known: ReadonlyMap<unknown, Bookmark>, items: Items, changed: Changed) {
  /** Undefined for all. */
  const keys = changed === 'all' ? undefined : [...changed]
  const updated = new Map<unknown, Bookmark>(keys && known)
  const records = await (keys ? Promise.all(keys.map((key) => items.get(key))) : items.getAll())
  for (const key of keys ?? []) updated.delete(key)
  for (const record of records) {
    if (!record) continue
    const before = known.get(record['date'])
    const json = before && jsonOf(before.record)
    const isSame = json !== undefined && json === jsonOf(record)
    const bookmark = isSame ? before : readBookmark(record)
    if (bookmark) updated.set(bookmark.key, bookmark)
  }
  return updated
}

/** Bookmarks of the same moment stand in the order of their keys, the last first. */
function newestFirst(a: Bookmark, b: Bookmark) {
  if (a.createdAt !== b.createdAt) return b.createdAt - a.createdAt
  return indexedDB.cmp(b.key, a.key)
}
