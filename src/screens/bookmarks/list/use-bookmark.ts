import { useCallback, useSyncExternalStore } from 'react'
import type { Bookmark } from '../../../bookmarks/bookmark.ts'
import type { BookmarkKey } from '../../../bookmarks/bookmark-key.ts'
import { get, subscribe } from '../../../bookmarks/bookmark-cache.ts'

/** The bookmark of a key, 'failed' if it could not be read, undefined until then. */
export function useBookmark(key: BookmarkKey): Bookmark | 'failed' | undefined {
  const follow = useCallback((listener: () => void) => subscribe(key, listener), [key])
  return useSyncExternalStore(follow, () => get(key))
}
