import { Trash2 } from 'lucide'
import { useEffect, useId, useRef } from 'react'
import { titleOf } from '../../../apod/text.ts'
import { EntryDialog } from '../../../entry/EntryDialog.tsx'
import { alertFailure } from '../../../bookmarks/alert-failure.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts.ts'
import { type BookmarkKey, keyText } from '../../../bookmarks/bookmark-key.ts'
import { removeBookmark } from '../../../bookmarks/bookmark-list.ts'
import { bookmarkOrder, isBookmarked } from '../../../bookmarks/bookmark-order.ts'
import { LookUpAgain } from './LookUpAgain.tsx'
import { UnreadBookmark } from './UnreadBookmark.tsx'
import { showRemovalElsewhere, showUndo } from '../undo/undo.ts'
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
  const text = keyText(bookmarkKey)
  /** As the visitor sees it while a removal is running. */
  const shown = useRef(text)
  useEffect(() => void (shown.current = text), [text])
  /** What the dialog's own button removes, or removed. */
  const removed = useRef<string>(undefined)
  useEffect(
    () => () => {
      if (removed.current !== keyText(bookmarkKey) && title !== undefined && isGone(bookmarkKey))
        // The focus was in the dialog; if that is closed now, the message takes it.
        showRemovalElsewhere(title, !document.querySelector('dialog[open]'))
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

  async function remove() {
    removed.current = text
    try {
      const record = await removeBookmark(bookmarkKey)
      // The dialog closes when the list has one less, unless it shows another by now; Undo takes the focus.
      showUndo(record, shown.current === text)
    } catch (error) {
      if (removed.current === text) removed.current = undefined
      alertFailure(error)
    }
  }

  return (
    <EntryDialog
      labelledBy={titleId}
      page={text}
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
      action={
        <button
          type="button"
          className="icon-button"
          aria-label="Remove bookmark"
          title="Remove bookmark"
          onClick={() => void remove()}
        >
          <Icon icon={Trash2} />
        </button>
      }
      fallbackAction={entry && <LookUpAgain entry={entry} />}
      onClose={onClose}
    >
      {bookmark === 'failed' && <UnreadBookmark id={titleId} />}
    </EntryDialog>
  )
}

/** Removed, here or in another tab. */
function isGone(key: BookmarkKey) {
  return bookmarkOrder.get() !== 'failed' && !isBookmarked(key)
}
