import { Heart } from 'lucide'
import { titleOf } from '../../apod/text.ts'
import { type DialogContent, EntryDialog } from '../../entry/dialog/EntryDialog.tsx'
import { useBookmark } from '../bookmark-store.ts'
import type { Bookmark } from '../create-bookmark-store.ts'
import type { Key } from '../key.ts'
import { NoteField } from '../NoteField.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { removeWithUndo } from '../undo/removal.ts'
import { lookUpAgainLink, UnreadableBookmark } from './BookmarkTile.tsx'
import styles from './BookmarkTile.module.css'

interface BookmarkDialogProps {
  /** The keys in the shown order. */
  keys: readonly Key[]
  /** The open bookmark's index in the list. */
  index: number
  bookmarkKey: Key
  onNavigate: (key: Key) => void
  onClose: () => void
}

/** A bookmark's dialog. It stays open while navigating through the list. */
export function BookmarkDialog({
  keys,
  index,
  bookmarkKey,
  onNavigate,
  onClose,
}: BookmarkDialogProps) {
  const bookmark = useBookmark(bookmarkKey)
  const place = `${(index + 1).toLocaleString('en')} of ${keys.length.toLocaleString('en')}`

  function stepTo(other: number, disabledReason: string) {
    const key = keys[other]
    return key === undefined
      ? { go: () => {}, disabledReason }
      : { go: () => onNavigate(key), disabledReason: undefined }
  }

  return (
    <EntryDialog
      itemKey={String(bookmarkKey)}
      index={index}
      announcement={
        typeof bookmark === 'object' ? `${titleOf(bookmark.entry)}, ${place}` : undefined
      }
      steps={{
        noun: 'bookmark',
        previous: stepTo(index - 1, 'This is the first bookmark.'),
        next: stepTo(index + 1, 'This is the last bookmark.'),
      }}
      content={contentOf(bookmark, bookmarkKey)}
      onClose={onClose}
    />
  )
}

function contentOf(bookmark: Bookmark | 'failed' | undefined, bookmarkKey: Key): DialogContent {
  if (bookmark === undefined) return { kind: 'loading' }
  if (bookmark === 'failed') return { kind: 'none', heading: <UnreadableBookmark /> }
  return {
    kind: 'entry',
    entry: bookmark.entry,
    isFromBookmark: true,
    action: (
      <button
        type="button"
        className="quiet-button"
        onClick={(event) => void removeWithUndo(bookmarkKey, event)}
      >
        <Icon icon={Heart} className={styles.heart} />
        <span>Remove bookmark</span>
      </button>
    ),
    fallbackAction: lookUpAgainLink(bookmark.entry),
    note: <NoteField bookmarkKey={bookmarkKey} />,
  }
}
