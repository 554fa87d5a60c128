import { memo } from 'react'
import { BookmarkCard } from './BookmarkCard.tsx'
import styles from './BookmarkGrid.module.css'
import type { BookmarkKey } from '../../../bookmarks/bookmark-key.ts'
import { UnreadBookmark } from './UnreadBookmark.tsx'
import { useBookmark } from './use-bookmark.ts'

interface BookmarkTileProps {
  bookmarkKey: BookmarkKey
  onOpen: (key: BookmarkKey) => void
}

/** A place in the grid, filled as soon as its record is read. */
export const BookmarkTile = memo(function BookmarkTile({ bookmarkKey, onOpen }: BookmarkTileProps) {
  const bookmark = useBookmark(bookmarkKey)
  return (
    <div className={styles.tile}>
      {bookmark === 'failed' && <UnreadBookmark />}
      {bookmark && bookmark !== 'failed' && (
        <BookmarkCard bookmark={bookmark} onOpen={() => onOpen(bookmarkKey)} />
      )}
    </div>
  )
})
