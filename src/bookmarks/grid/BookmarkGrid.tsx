import { Fragment, useLayoutEffect, useRef, useState } from 'react'
import { parseDay } from '../../apod/day.ts'
import tile from '../../entry/Tile.module.css'
import { useIsFront } from '../../ui/surface.ts'
import type { Bookmark, BookmarkKey } from '../bookmark.ts'
import styles from './BookmarkGrid.module.css'
import type { BookmarkResults } from './bookmark-results.ts'
import { BookmarkTile } from './BookmarkTile.tsx'

/** Bookmarks as tiles. More come with the list's end. Sorted by date, they have headings for the years. */
export function BookmarkGrid({ results }: { results: BookmarkResults }) {
  const { bookmarks, order, openIndex, total, tileCount, showMore } = results
  // The film that plays: one at most, and none behind a dialog.
  const [playing, setPlaying] = useState<BookmarkKey>()
  const canPlay = useIsFront() && bookmarks.some(({ key }) => key === playing)
  if (playing !== undefined && !canPlay) setPlaying(undefined)
  const gridRef = useTitleFocus(openIndex)

  return (
    <>
      <ul
        role="list"
        ref={gridRef}
        className={`${tile.grid} ${styles.grid} ${total <= 3 ? styles.few : ''}`}
        hidden={bookmarks.length === 0}
      >
        {bookmarks.slice(0, tileCount).map((bookmark, index) => (
          <Fragment key={`${typeof bookmark.key} ${bookmark.key}`}>
            {order === 'date' && yearOf(bookmark) !== yearOf(bookmarks[index - 1]) && (
              <li className={styles.year}>
                <h2>{yearOf(bookmark)}</h2>
              </li>
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
      </ul>
      {tileCount < bookmarks.length && <GridEnd showMore={showMore} />}
    </>
  )
}

/** The year of a bookmark's picture; undefined where there is no bookmark. */
function yearOf(bookmark: Bookmark | undefined) {
  return bookmark && (parseDay(bookmark.entry.date)?.slice(0, 4) ?? 'Without a date')
}

/**
 * After a dialog the title of its tile has the focus, or of the one in its place. Steps scroll their tile into view.
 * @returns a ref for the grid
 */
function useTitleFocus(openIndex: number) {
  const grid = useRef<HTMLUListElement>(null)
  const lastOpen = useRef(-1)
  useLayoutEffect(() => {
    const titles = grid.current?.querySelectorAll<HTMLElement>('[name=open]') ?? []
    const isClosed = openIndex < 0
    const title = titles[isClosed ? Math.min(lastOpen.current, titles.length - 1) : openIndex]
    if (isClosed) title?.focus({ preventScroll: true })
    else if (lastOpen.current >= 0) title?.closest('li')?.scrollIntoView({ block: 'nearest' })
    lastOpen.current = openIndex
  }, [openIndex])
  return grid
}

/** Lets the grid grow where its end comes near; each render watches the new end. */
function GridEnd({ showMore }: { showMore: () => void }) {
  function watch(end: HTMLDivElement) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) showMore()
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }

  return <div ref={watch} />
}
