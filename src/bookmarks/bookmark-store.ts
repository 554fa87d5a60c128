import { useCallback, useSyncExternalStore } from 'react'
import type { Entry } from '../apod/entry.ts'
import type { BookmarkList } from './bookmark-list.ts'
import { createBookmarkStore } from './create-bookmark-store.ts'
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
 * The stored entry of a key, 'failed' if it could not be read, undefined until then or without a key.
 * A removed one stays for as long as it is shown.
 */
export function useBookmark(key: Key | undefined): Entry | 'failed' | undefined {
  return useSyncExternalStore(useWatch(key), () =>
    key === undefined ? undefined : bookmarkStore.bookmarkOf(key),
  )
}

/** The note of a bookmark, empty without one; undefined until it is read. */
export function useNote(key: Key): string | undefined {
  return useSyncExternalStore(useWatch(key), () => bookmarkStore.noteOf(key))
}

function useWatch(key: Key | undefined) {
  return useCallback(
    (listener: () => void) =>
      key === undefined
        ? bookmarkStore.watchList(listener)
        : bookmarkStore.watchBookmark(key, listener),
    [key],
  )
}
