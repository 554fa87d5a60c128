import type { Entry } from '../apod/entry.ts'
import { isPlaceholder } from '../apod/placeholder.ts'
import { get, subscribe } from './bookmark-cache.ts'
import { bookmarkOrder, isBookmarked } from './bookmark-order.ts'

/** A bookmark's entry when it was last read. */
export interface SavedCopy {
  entry: Entry
  /** False if it has been removed since. */
  isStored: boolean
}

/**
 * The stored entry of a day, for when no service answers; undefined if it was not bookmarked, or as
 * a placeholder. A removed one stays available, so that the heart can add it again.
 */
export function savedCopyOf(date: string) {
  let copy: SavedCopy | undefined
  return {
    subscribe: (listener: () => void) => {
      const stops = [subscribe(date, listener), bookmarkOrder.subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    getSnapshot: () => {
      const bookmark = get(date)
      const entry = bookmark && bookmark !== 'failed' ? bookmark.entry : copy?.entry
      if (!entry || isPlaceholder(entry)) return undefined
      const isStored = isBookmarked(date)
      if (copy?.entry !== entry || copy.isStored !== isStored) copy = { entry, isStored }
      return copy
    },
  }
}
