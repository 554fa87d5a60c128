import { memo, useCallback, useSyncExternalStore } from 'react'
import { BookmarkCard } from './BookmarkCard.tsx'
import styles from './BookmarkGrid.module.css'
import type { BookmarkKey } from './bookmark-key.ts'
import { recordOf, wantRecord } from './records.ts'

/** A place in the grid, filled as soon as its record is read. */
export const BookmarkTile = memo(function BookmarkTile({
  bookmarkKey,
}: {
  bookmarkKey: BookmarkKey
}) {
  const subscribe = useCallback(
    (listener: () => void) => wantRecord(bookmarkKey, listener),
    [bookmarkKey],
  )
  const bookmark = useSyncExternalStore(subscribe, () => recordOf(bookmarkKey))
  return <div className={styles.tile}>{bookmark && <BookmarkCard bookmark={bookmark} />}</div>
})
