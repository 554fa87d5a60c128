import { CircleX, Pen } from 'lucide'
import { memo, type ReactNode, useRef } from 'react'
import { Link } from 'wouter'
import { isDay } from '../../../apod/day.ts'
import type { Entry } from '../../../apod/entry.ts'
import { useBookmark, useNote } from '../../../bookmarks/bookmark-store.ts'
import type { Key } from '../../../bookmarks/key.ts'
import { dayPath } from '../../../navigation/address.ts'
import type { FocusReason } from './use-open-tile.ts'
import { useTakenFocus } from '../../../ui/use-taken-focus.ts'
import { EntryTile } from './EntryTile.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { removeWithUndo } from '../../../bookmarks/undo/remove-with-undo.ts'
import styles from './BookmarkTile.module.css'

interface BookmarkTileProps {
  bookmarkKey: Key
  /** Why it takes the focus now: its title where its dialog has closed, else Remove. */
  focusReason: FocusReason | undefined
  onOpen: (key: Key) => void
}

/** A tile of the grid, filled when its record has been read. */
export const BookmarkTile = memo(function BookmarkTile(props: BookmarkTileProps) {
  const { bookmarkKey, focusReason, onOpen } = props
  const entry = useBookmark(bookmarkKey)
  const note = useNote(bookmarkKey)
  return (
    <div className={styles.tile}>
      {entry === 'failed' && <UnreadableBookmark />}
      {typeof entry === 'object' && (
        <EntryTile
          entry={entry}
          fallbackAction={lookUpAgainLink(entry)}
          mark={note && <NoteMark />}
          takesFocus={focusReason === 'closed'}
          onOpen={() => onOpen(bookmarkKey)}
          action={(titleId) => (
            <RemoveButton
              bookmarkKey={bookmarkKey}
              takesFocus={focusReason === 'removed'}
              aria-describedby={titleId}
            />
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

function NoteMark() {
  return (
    <span className={styles.mark}>
      <Icon icon={Pen} />
      <span className="visually-hidden">Has a note</span>
    </span>
  )
}

/** Shown if a bookmark's record could not be read, until a later read succeeds. */
export function UnreadableBookmark() {
  return (
    <p className={styles.unreadable}>This bookmark could not be read. Please reload the page.</p>
  )
}

interface RemoveButtonProps {
  bookmarkKey: Key
  takesFocus: boolean
  'aria-describedby': string
}

function RemoveButton({ bookmarkKey, takesFocus, ...names }: RemoveButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useTakenFocus(button, takesFocus)
  return (
    <button
      ref={button}
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
