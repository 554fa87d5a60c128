import { useCallback, useSyncExternalStore } from 'react'
import type { BookmarkList } from './bookmark-list.ts'
import { type Bookmark, createBookmarkStore } from './create-bookmark-store.ts'
import type { Key } from './key.ts'

/** The page's one store of bookmarks. */
export const bookmarkStore = createBookmarkStore()

/** The list of all bookmarks, 'failed' if it could not be read, undefined until then. */
export function useBookmarkList(): BookmarkList | 'failed' | undefined {
  return useSyncExternalStore(bookmarkStore.watchList, bookmarkStore.list)
}

/** Whether a key is in the list; also false while that is unknown. */
export function useIsBookmarked(key: Key): boolean {
  return useSyncExternalStore(bookmarkStore.watchList, () => bookmarkStore.isBookmarked(key))
}

/**
 * The bookmark of a key, 'failed' if it could not be read, undefined until then or without a key.
 * A removed one stays for as long as it is shown.
 */
export function useBookmark(key: Key | undefined): Bookmark | 'failed' | undefined {
  const watch = useCallback(
    (listener: () => void) =>
      key === undefined
        ? bookmarkStore.watchList(listener)
        : bookmarkStore.watchBookmark(key, listener),
    [key],
  )
  return useSyncExternalStore(watch, () =>
    key === undefined ? undefined : bookmarkStore.bookmarkOf(key),
  )
}
