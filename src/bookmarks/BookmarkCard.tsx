import { CircleX } from 'lucide'
import type { MouseEvent } from 'react'
import { dayAddress } from '../apod/day-address.ts'
import { EntryCard } from '../entry/EntryCard.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import { alertFailure } from './alert-failure.ts'
import type { Bookmark } from './bookmark.ts'
import { focusNeighbour } from './focus-neighbour.ts'
import { removeBookmark } from './store.ts'
import { offerUndo } from './undo.ts'

/** A bookmark in the list. */
export function BookmarkCard({ bookmark: { key, entry } }: { bookmark: Bookmark }) {
  async function remove({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    try {
      offerUndo(await removeBookmark(key))
      focusNeighbour(button)
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
      remedy={<Link href={dayAddress(entry.date)}>Look it up again</Link>}
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
