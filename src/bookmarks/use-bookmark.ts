import { useCallback, useSyncExternalStore } from 'react'
import type { Bookmark } from './bookmark.ts'
import type { BookmarkKey } from './bookmark-key.ts'
import { recordOf, wantRecord } from './records.ts'

/** The bookmark of a key, or that it could not be read; undefined until then. */
export function useBookmark(key: BookmarkKey): Bookmark | 'failed' | undefined {
  const subscribe = useCallback((listener: () => void) => wantRecord(key, listener), [key])
  return useSyncExternalStore(subscribe, () => recordOf(key))
}
