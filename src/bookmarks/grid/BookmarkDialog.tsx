import { Heart } from 'lucide'
import { titleOf } from '../../apod/text.ts'
import { EntryDialog } from '../../entry/dialog/EntryDialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Bookmark } from '../bookmark.ts'
import { NoteField } from '../NoteField.tsx'
import { removeWithUndo } from '../undo/undo.ts'
import { linkToDay } from './BookmarkTile.tsx'

interface BookmarkDialogProps {
  bookmark: Bookmark
  /** Its index in the list, from 0, and the list's length. */
  index: number
  count: number
  /** Called with the index that a step leads to. */
  onStep: (index: number) => void
}

/** A bookmark's dialog. It stays open while navigating through the list. */
export function BookmarkDialog({ bookmark, index, count, onStep }: BookmarkDialogProps) {
  const { key, entry } = bookmark
  const position = `${(index + 1).toLocaleString('en')} of ${count.toLocaleString('en')}`

  function stepTo(other: number, reason: string) {
    const isThere = other >= 0 && other < count
    return { go: () => onStep(other), disabledReason: isThere ? undefined : reason }
  }

  return (
    <EntryDialog
      itemKey={String(key)}
      announcement={`${titleOf(entry)}, ${position}`}
      steps={{
        noun: 'bookmark',
        previous: stepTo(index - 1, 'This is the first bookmark.'),
        next: stepTo(index + 1, 'This is the last bookmark.'),
      }}
      entry={entry}
      isFromBookmark
      action={
        <button
          type="button"
          className="ui-quiet-button"
          onClick={(event) => void removeWithUndo(key, event)}
        >
          <Icon icon={Heart} className="ui-set" />
          <span>Remove bookmark</span>
        </button>
      }
      fallbackAction={linkToDay(entry)}
      note={<NoteField bookmarkKey={key} />}
    />
  )
}
