import { Fragment } from 'react'
import tile from '../../entry/Tile.module.css'
import { PlainList } from '../../ui/PlainList.tsx'
import styles from './BookmarkGrid.module.css'
import { BookmarkTile } from './BookmarkTile.tsx'
import { GridEnd } from './GridEnd.tsx'
import { usePlayingFilm } from './PlayableInTile.tsx'
import type { BookmarkResults } from './bookmark-results.ts'
import { useTitleFocus } from './use-title-focus.ts'
import { YearHeading } from './YearHeading.tsx'

interface BookmarkGridProps {
  shown: BookmarkResults
  /** How many tiles there are at most. */
  tileCount: number
}

/** Bookmarks as tiles. More come with the list's end. Sorted by date, they have headings for the years. */
export function BookmarkGrid({ results, tileCount }: BookmarkGridProps) {
  const { bookmarks, order, openIndex, total } = results
  const [playing, setPlaying] = usePlayingFilm(bookmarks)

  return (
    <>
      <PlainList
        ref={useTitleFocus(openIndex)}
        className={`${tile.grid} ${styles.grid} ${tileSize(total)}`}
        hidden={bookmarks.length === 0}
      >
        {bookmarks.slice(0, tileCount).map((bookmark, index) => (
          <Fragment key={`${typeof bookmark.key} ${bookmark.key}`}>
            {order === 'date' && (
              <YearHeading bookmark={bookmark} previous={bookmarks[index - 1]} />
            )}
            <li aria-setsize={bookmarks.length} aria-posinset={index + 1}>
              <BookmarkTile
                bookmark={bookmark}
                isPlaying={bookmark.key === playing}
                onPlay={setPlaying}
              />
            </li>
          </Fragment>
        ))}
      </PlainList>
      {tileCount < bookmarks.length && <GridEnd />}
    </>
  )
}

/** @param total of all bookmarks, so that a search resizes no tile */
function tileSize(total: number) {
  if (total <= 3) return styles.few
  return total >= 25 ? styles.many : ''
}
