import { CircleX } from 'lucide'
import type { MouseEvent } from 'react'
import { EntryCard } from '../../../entry/EntryCard.tsx'
import { FilmInTile } from '../../../entry/media/FilmInTile.tsx'
import { doubleClickMilliseconds } from '../../../ui/double-click.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { isFocusLost } from '../../../ui/is-focus-lost.ts'
import { alertFailure } from '../../../bookmarks/alert-failure.ts'
import type { Bookmark } from '../../../bookmarks/bookmark.ts'
import { type BookmarkKey, keyText } from '../../../bookmarks/bookmark-key.ts'
import { removeBookmark } from '../../../bookmarks/bookmark-list.ts'
import { focusNeighbour } from './focus-neighbour.ts'
import { LookUpAgain } from './LookUpAgain.tsx'
import { showUndo } from '../undo/undo.ts'

interface BookmarkCardProps {
  bookmark: Bookmark
  onOpen: () => void
}

let lastClick = { card: '', timeStamp: -Infinity, clientX: 0, clientY: 0 }

/** After a removal the next card is under the pointer, and gets the second click of a double click. */
function isSecondClick(key: BookmarkKey, { detail, timeStamp, clientX, clientY }: MouseEvent) {
  const last = lastClick
  const card = keyText(key)
  // A click by key has no count, and is always intended.
  if (
    detail > 0 &&
    card !== last.card &&
    timeStamp - last.timeStamp < doubleClickMilliseconds &&
    Math.hypot(clientX - last.clientX, clientY - last.clientY) < 5
  ) {
    return true
  }
  lastClick = { card, timeStamp, clientX, clientY }
  return false
}

/** A bookmark in the list. */
export function BookmarkCard({ bookmark: { key, entry }, onOpen }: BookmarkCardProps) {
  async function remove(event: MouseEvent<HTMLButtonElement>) {
    const { currentTarget: button } = event
    if (isSecondClick(key, event)) return
    try {
      const record = await removeBookmark(key)
      // The visitor may have moved the focus meanwhile, for example to the search field.
      const hasFocus = button === document.activeElement || isFocusLost()
      showUndo(record, hasFocus && !focusNeighbour(button))
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
      filmInTile={FilmInTile}
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
