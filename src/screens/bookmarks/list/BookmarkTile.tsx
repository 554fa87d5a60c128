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

/** A tile of the grid, filled when its record has been read. */
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
