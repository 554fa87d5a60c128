import { CircleX } from 'lucide'
import type { MouseEvent } from 'react'
import { EntryCard } from '../../../entry/EntryCard.tsx'
import { doubleClickMilliseconds } from '../../../ui/double-click.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { alertFailure } from '../../../bookmarks/alert-failure.ts'
import type { Bookmark } from '../../../bookmarks/bookmark.ts'
import { focusNeighbour } from './focus-neighbour.ts'
import { LookUpAgain } from './LookUpAgain.tsx'
import { removeBookmark } from '../../../bookmarks/bookmarks.ts'
import { showUndo } from '../undo/undo.ts'

interface BookmarkCardProps {
  bookmark: Bookmark
  onOpen: () => void
}

let last = { timeStamp: -Infinity, clientX: 0, clientY: 0 }

/** The second click of a double click would hit the next card, now under the pointer. */
function isSecondOfTwo({ detail, timeStamp, clientX, clientY }: MouseEvent) {
  const soon = timeStamp - last.timeStamp < doubleClickMilliseconds
  const near = Math.hypot(clientX - last.clientX, clientY - last.clientY) < 5
  // A click by keyboard has detail 0 and is always intended.
  if (detail > 1 || (detail > 0 && soon && near)) return true
  last = { timeStamp, clientX, clientY }
  return false
}

/** A bookmark in the list. */
export function BookmarkCard({ bookmark: { key, entry }, onOpen }: BookmarkCardProps) {
  async function remove(event: MouseEvent<HTMLButtonElement>) {
    const { currentTarget: button } = event
    if (isSecondOfTwo(event)) return
    try {
      const record = await removeBookmark(key)
      showUndo(record, { takesFocus: !focusNeighbour(button) })
    } catch (error) {
      alertFailure(error)
    }
  }

  return (
    <EntryCard
      entry={entry}
      size="tile"
      isStored
      line={
        <p className="line">
          <time dateTime={entry.date}>{entry.date}</time>
        </p>
      }
      fallbackAction={<LookUpAgain entry={entry} />}
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
