import { Heart } from 'lucide'
import { titleOf } from '../../apod/text.ts'
import { EntryDialog } from '../../entry/dialog/EntryDialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { stepTo } from '../../ui/steps.tsx'
import type { Bookmark } from '../bookmark.ts'
import { NoteField } from '../NoteField.tsx'
import { removeWithUndo } from '../toasts/toasts.ts'
import { lookUpPath } from './BookmarkTile.tsx'
import { showBookmark } from './shown-bookmarks.ts'

interface BookmarkDialogProps {
  /** Those that are shown; steps lead through them. */
  bookmarks: readonly Bookmark[]
  index: number
}

export function BookmarkDialog({ bookmarks, index }: BookmarkDialogProps) {
  const bookmark = bookmarks[index]
  if (!bookmark) return null
  const { key, entry } = bookmark
  const [place, count] = [index + 1, bookmarks.length].map((number) => number.toLocaleString('en'))

  return (
    <EntryDialog
      item={{ key: String(key), entry, lookUpPath: lookUpPath(entry) }}
      steps={{
        noun: 'bookmark',
        previous: stepTo(bookmarks[index - 1], showBookmark, 'This is the first bookmark.'),
        next: stepTo(bookmarks[index + 1], showBookmark, 'This is the last bookmark.'),
      }}
      announcement={`${titleOf(entry)}, ${place} of ${count}`}
      tools={
        <button
          type="button"
          className="ui-icon-button"
          title="Remove bookmark"
          onClick={(event) => void removeWithUndo(key, event)}
        >
          <Icon icon={Heart} className="ui-set" />
        </button>
      }
      below={<NoteField bookmarkKey={key} />}
    />
  )
}
