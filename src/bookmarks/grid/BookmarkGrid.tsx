import { Fragment, useDeferredValue, useLayoutEffect, useRef, useState } from 'react'
import tile from '../../entry/Tile.module.css'
import { usePages } from '../../navigation/hooks.ts'
import { readHistoryState } from '../../navigation/rendered-location.ts'
import { useIsFront } from '../../ui/front-dialog.ts'
import { useLastDefined } from '../../ui/hooks.ts'
import { PlainList } from '../../ui/PlainList.tsx'
import type { Bookmark, Key } from '../bookmark.ts'
import styles from './BookmarkGrid.module.css'
import { BookmarkTile } from './BookmarkTile.tsx'
import type { ShownBookmarks } from './shown-bookmarks.ts'
import { YearHeading } from './YearHeading.tsx'

/** How many tiles are shown at first, and with each further page. */
const tilesPerPage = 60
/** How many of them are painted first: about a screen. */
const firstTiles = 20

interface BookmarkGridProps {
  shown: ShownBookmarks
  /** How many tiles there are at most. */
  tileCount: number
}

/** As many as the pages have, and up to where steps in the dialog have led: that tile is to have the focus. */
export function useTileCount(openIndex: number) {
  const [pages] = usePages()
  const lastOpen = useLastDefined(openIndex < 0 ? undefined : openIndex) ?? 0
  return Math.max(pages * tilesPerPage, lastOpen + 1)
}

/** Bookmarks as tiles. More come with the list's end. Sorted by date, they have headings for the years. */
export function BookmarkGrid({ shown, tileCount }: BookmarkGridProps) {
  const { bookmarks, order, openIndex, total } = shown
  const [playing, setPlaying] = usePlayingFilm(bookmarks)
  // The first render has twenty tiles, so that they are painted soon; unless the visitor comes back further down.
  const isFirst = useDeferredValue(false, !readHistoryState().scroll)
  const count = isFirst ? firstTiles : tileCount
  const list = useTitleFocus(openIndex)

  return (
    <>
      <PlainList
        ref={list}
        className={`${tile.grid} ${styles.list} ${tileSize(total)}`}
        hidden={bookmarks.length === 0}
      >
        {bookmarks.slice(0, count).map((bookmark, index) => (
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
      {!isFirst && count < bookmarks.length && <ListEnd />}
    </>
  )
}

/** The key of the film that plays: one at most, and none behind a dialog. */
function usePlayingFilm(bookmarks: readonly Bookmark[]) {
  const [playing, setPlaying] = useState<Key>()
  const isFront = useIsFront()
  const canPlay = isFront && bookmarks.some(({ key }) => key === playing)
  if (playing !== undefined && !canPlay) setPlaying(undefined)
  return [playing, setPlaying] as const
}

/** Lets the list grow where its end comes near; each render watches the new end. */
function ListEnd() {
  const [pages, showPages] = usePages()

  function watch(end: HTMLDivElement) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) showPages(pages + 1)
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }

  return <div ref={watch} />
}

/** After a dialog the title of its tile has the focus, or of the one in its place. Steps scroll their tile into view. */
function useTitleFocus(openIndex: number) {
  const list = useRef<HTMLUListElement>(null)
  const lastOpen = useRef(-1)
  useLayoutEffect(() => {
    const titles = list.current?.querySelectorAll<HTMLElement>('[name=open]') ?? []
    const isClosed = openIndex < 0
    const title = titles[isClosed ? Math.min(lastOpen.current, titles.length - 1) : openIndex]
    if (isClosed) title?.focus({ preventScroll: true })
    else if (lastOpen.current >= 0) title?.closest('li')?.scrollIntoView({ block: 'nearest' })
    lastOpen.current = openIndex
  }, [openIndex])
  return list
}

/** @param total of all bookmarks, so that a search resizes no tile */
function tileSize(total: number) {
  if (total <= 3) return styles.few
  return total >= 25 ? styles.many : ''
}
