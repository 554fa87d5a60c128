import { CircleX } from 'lucide'
import type { MouseEvent } from 'react'
import { EntryCard } from '../entry/EntryCard.tsx'
import { Icon } from '../ui/Icon.tsx'
import { alertFailure } from './alert-failure.ts'
import type { Bookmark } from './bookmark.ts'
import { focusNeighbour } from './focus-neighbour.ts'
import { LookItUp } from './LookItUp.tsx'
import { removeBookmark } from './removal.ts'
import { offerUndo } from './undo.ts'

interface BookmarkCardProps {
  bookmark: Bookmark
  onOpen: () => void
}

/** A bookmark in the list. */
export function BookmarkCard({ bookmark: { key, entry }, onOpen }: BookmarkCardProps) {
  async function remove({ currentTarget: button, detail: clicks }: MouseEvent<HTMLButtonElement>) {
    // A double click's second one would meet the card that has come under the pointer.
    if (clicks > 1) return
    try {
      const record = await removeBookmark(key)
      offerUndo(record, { takesFocus: !focusNeighbour(button) })
    } catch (error) {
      alertFailure(error)
    }
  }

  return (
    <EntryCard
      entry={entry}
      size="tile"
      line={
        <p className="line">
          <time dateTime={entry.date}>{entry.date}</time>
        </p>
      }
      remedy={<LookItUp entry={entry} />}
      onOpen={onOpen}
      action={(titleId) => (
        <button
          type="button"
          className="icon-button"
          aria-label="Remove bookmark"
          aria-describedby={titleId}
          onClick={(event) => void remove(event)}
        >
          <Icon icon={CircleX} />
        </button>
      )}
    />
  )
}
