import { CircleX } from 'lucide'
import type { MouseEvent } from 'react'
import { EntryCard } from '../../../entry/EntryCard.tsx'
import { FilmInTile } from '../../../entry/media/FilmInTile.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { isFocusLost } from '../../../ui/is-focus-lost.ts'
import { alertFailure } from '../../../bookmarks/alert-failure.ts'
import type { Bookmark } from '../../../bookmarks/bookmark.ts'
import { removeBookmark } from '../../../bookmarks/bookmark-list.ts'
import { focusNeighbour } from './focus-neighbour.ts'
import { LookUpAgain } from './LookUpAgain.tsx'
import { showUndo } from '../undo/undo.ts'

interface BookmarkCardProps {
  bookmark: Bookmark
  onOpen: () => void
}

/** A bookmark in the list. */
export function BookmarkCard({ bookmark: { key, entry }, onOpen }: BookmarkCardProps) {
  async function remove(event: MouseEvent<HTMLButtonElement>) {
    const { currentTarget: button } = event
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
