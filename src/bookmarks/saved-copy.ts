import type { Entry } from '../apod/entry.ts'
import { isPlaceholder } from '../apod/placeholder.ts'
import { readBookmark } from './bookmark.ts'
import { liveQuery } from './live-query.ts'

/** What a bookmark held of a day when it was last read. */
interface SavedCopy {
  entry: Entry
  /** False where it has been taken away since. */
  isStored: boolean
}

/**
 * What is stored of a day, for when no service answers; undefined where it was not bookmarked, or as
 * a placeholder. What is taken away stays: nobody else has it then, and the heart can bring it back.
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
