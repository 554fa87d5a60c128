import { CircleX } from 'lucide'
import { memo, type ReactNode } from 'react'
import { Link } from 'wouter'
import { isDay } from '../../../apod/day.ts'
import type { Entry } from '../../../apod/entry.ts'
import { useBookmark } from '../../../bookmarks/bookmark-store.ts'
import type { Key } from '../../../bookmarks/key.ts'
import { dayPath } from '../../../navigation/address.ts'
import { EntryTile } from '../../../entry/tile/EntryTile.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { removeWithUndo } from '../undo/undo.ts'
import styles from './BookmarkGrid.module.css'

interface BookmarkTileProps {
  bookmarkKey: Key
  onOpen: (key: Key) => void
}

/** A tile of the grid, filled when its record has been read. */
export const BookmarkTile = memo(function BookmarkTile({ bookmarkKey, onOpen }: BookmarkTileProps) {
  const entry = useBookmark(bookmarkKey)
  return (
    <div className={styles.tile}>
      {entry === 'failed' && <UnreadableBookmark />}
      {typeof entry === 'object' && (
        <EntryTile
          entry={entry}
          fallbackAction={lookUpAgainLink(entry)}
          onOpen={() => onOpen(bookmarkKey)}
          action={(titleId) => (
            <RemoveButton bookmarkKey={bookmarkKey} aria-describedby={titleId} />
          )}
        />
      )}
    </div>
  )
})

/** A link for a bookmark whose media can't be loaded, since its URL may have changed; none without a valid day. */
export function lookUpAgainLink({ date }: Entry): ReactNode {
  return isDay(date) ? <Link href={dayPath(date)}>Look it up again</Link> : undefined
}

/** Shown if a bookmark's record could not be read, until a later read succeeds. */
export function UnreadableBookmark() {
  return (
    <p className={styles.unreadable}>This bookmark could not be read. Please reload the page.</p>
  )
}

interface RemoveButtonProps {
  bookmarkKey: Key
  title?: string
  'aria-describedby'?: string
}

export function RemoveButton({ bookmarkKey, ...names }: RemoveButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label="Remove bookmark"
      {...names}
      onClick={() => void removeWithUndo(bookmarkKey)}
    >
      <Icon icon={CircleX} />
    </button>
  )
}
