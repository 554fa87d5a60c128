import { useCallback, useSyncExternalStore } from 'react'
import type { Bookmark } from './bookmark.ts'
import type { BookmarkKey } from './bookmark-key.ts'
import { recordOf, wantRecord } from './records.ts'

/** The bookmark of a key; undefined until it is read. */
export function useBookmark(key: BookmarkKey): Bookmark | undefined {
  const subscribe = useCallback((listener: () => void) => wantRecord(key, listener), [key])
  return useSyncExternalStore(subscribe, () => recordOf(key))
}
