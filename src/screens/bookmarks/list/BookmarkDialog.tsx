import { useEffect, useId } from 'react'
import { titleOf } from '../../../apod/text.ts'
import { EntryDialog } from '../../../entry/EntryDialog.tsx'
import { isFocusLost } from '../../../ui/is-focus-lost.ts'
import { useShortcuts } from '../../../ui/use-shortcuts.ts'
import { type BookmarkKey, keyText } from '../../../bookmarks/bookmark-key.ts'
import { bookmarkOrder, isBookmarked } from '../../../bookmarks/bookmark-order.ts'
import { LookUpAgain } from './LookUpAgain.tsx'
import { UnreadBookmark } from './UnreadBookmark.tsx'
import { showRemovalElsewhere } from '../undo/undo.ts'
import { useBookmark } from './use-bookmark.ts'

interface BookmarkDialogProps {
  /** The keys in the shown order. */
  keys: readonly BookmarkKey[]
  /** The open bookmark's index in the list. */
  index: number
  bookmarkKey: BookmarkKey
  onNavigate: (key: BookmarkKey) => void
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
  const titleId = useId()
  const bookmark = useBookmark(bookmarkKey)
  const entry = bookmark === 'failed' ? undefined : bookmark?.entry
  const place = `${(index + 1).toLocaleString('en')} of ${keys.length.toLocaleString('en')}`
  const title = entry && titleOf(entry)
  useEffect(
    () => () => {
      if (title !== undefined && isGone(bookmarkKey)) showRemovalElsewhere(title, isFocusLost())
    },
    [bookmarkKey, title],
  )
  useShortcuts((key) => ({ ArrowLeft: previous, ArrowRight: next })[key])

  function previous() {
    navigateTo(keys[index - 1])
  }

  function next() {
    navigateTo(keys[index + 1])
  }

  function navigateTo(key: BookmarkKey | undefined) {
    if (key !== undefined) onNavigate(key)
  }

  return (
    <EntryDialog
      labelledBy={titleId}
      page={keyText(bookmarkKey)}
      news={title && `${title}, ${place}`}
      steps={{
        noun: 'bookmark',
        previous: {
          go: previous,
          disabledReason: index > 0 ? undefined : 'This is the first bookmark.',
        },
        next: {
          go: next,
          disabledReason: index < keys.length - 1 ? undefined : 'This is the last bookmark.',
        },
      }}
      entry={entry}
      titleId={titleId}
      isStored
      isLoading={bookmark === undefined}
      fallbackAction={entry && <LookUpAgain entry={entry} />}
      onClose={onClose}
    >
      {bookmark === 'failed' && <UnreadBookmark id={titleId} />}
    </EntryDialog>
  )
}

/** While the dialog is open, only another tab can remove it. */
function isGone(key: BookmarkKey) {
  return bookmarkOrder.get() !== 'failed' && !isBookmarked(key)
}
