import type { Entry } from '../apod/entry.ts'
import { isPlaceholder } from '../apod/placeholder.ts'
import { readBookmark } from './bookmark.ts'
import { liveQuery } from './live-query.ts'

/** A bookmark's entry when it was last read. */
interface SavedCopy {
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
  const { subscribe, getSnapshot } = liveQuery(async ({ bookmarkedItems }) => {
    const record = await bookmarkedItems.get(date)
    const entry = record ? readBookmark(record).entry : copy?.entry
    return entry && !isPlaceholder(entry) ? { entry, isStored: record !== undefined } : undefined
  })

  function latest() {
    const live = getSnapshot()
    if (live.state === 'read') copy = live.value
    return copy
  }

  return { subscribe, getSnapshot: latest }
}
