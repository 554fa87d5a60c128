import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import type { Bookmark, Key } from './bookmark.ts'
import { type Bookmarks, followBookmarks } from './follow-bookmarks.ts'

interface Known {
  bookmarks: Bookmarks | undefined
  byKey: ReadonlyMap<Key, Bookmark>
  begin: () => void
}

const Context = createContext<Known>({ bookmarks: undefined, byKey: new Map(), begin() {} })

/** All bookmarks for what is in it. They are read once `useReading` says so. */
export function BookmarksProvider({ children }: { children: ReactNode }) {
  const [hasBegun, setHasBegun] = useState(false)
  const [bookmarks, setBookmarks] = useState<Bookmarks>()
  useEffect(() => (hasBegun ? followBookmarks(setBookmarks) : undefined), [hasBegun])
  const known = useMemo(() => {
    const list = typeof bookmarks === 'object' ? bookmarks : []
    return {
      bookmarks,
      byKey: new Map(list.map((bookmark) => [bookmark.key, bookmark])),
      begin: () => setHasBegun(true),
    }
  }, [bookmarks])
  return <Context value={known}>{children}</Context>
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
