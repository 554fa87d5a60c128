import type { Entry } from '../apod/entry.ts'
import { isPlaceholder } from '../apod/placeholder.ts'
import type { Store } from '../ui/create-store.ts'
import { alertReadingFailure } from './alert-failure.ts'
import { readBookmark } from './bookmark.ts'
import { bookmarkOrder, isBookmarked } from './bookmark-order.ts'
import { readRecords } from './bookmarks.ts'

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
export function savedCopyOf(date: string): Pick<Store<SavedCopy | undefined>, 'get' | 'subscribe'> {
  let copy: SavedCopy | undefined

  async function read() {
    try {
      const [record] = await readRecords([date])
      const entry = record ? readBookmark(record).entry : copy?.entry
      copy = entry && !isPlaceholder(entry) ? { entry, isStored: isBookmarked(date) } : undefined
    } catch (error) {
      alertReadingFailure(error)
    }
  }

  return {
    get: () => copy,
    subscribe(listener) {
      const follow = () => void read().then(listener)
      follow()
      // It follows every change.
      return bookmarkOrder.subscribe(follow)
    },
  }
}
