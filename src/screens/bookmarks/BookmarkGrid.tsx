import { useLayoutEffect, useRef, useState } from 'react'
import type { BookmarkKey } from '../../bookmarks/bookmark.ts'
import { useIsCovered } from '../../ui/front-dialog.ts'
import { ListEnd } from '../../ui/ListEnd.tsx'
import type { BookmarkList } from './bookmark-list.ts'
import { BookmarkTile } from './BookmarkTile.tsx'
import tile from '../../ui/Tile.module.css'
import styles from './BookmarkGrid.module.css'

export function BookmarkGrid({ list }: { list: BookmarkList }) {
  const { all, found, openIndex, tileCount } = list
  const [playingKey, setPlayingKey] = useState<BookmarkKey>()
  const canPlay = !useIsCovered() && found.some(({ key }) => key === playingKey)
  if (playingKey !== undefined && !canPlay) setPlayingKey(undefined)
  const gridRef = useTitleFocus(openIndex, found.length)

  return (
    <>
      <ul
        role="list"
        ref={gridRef}
        className={`${tile.flush} ${tile.grid} ${styles.grid}`}
        // Few bookmarks have a layout of their own.
        data-count={all.length < 5 ? all.length : undefined}
        hidden={found.length === 0}
      >
        {found.slice(0, tileCount).map((bookmark, index) => (
          <li key={bookmark.key} aria-setsize={found.length} aria-posinset={index + 1}>
            <BookmarkTile
              bookmark={bookmark}
              isPlaying={bookmark.key === playingKey}
              onPlay={setPlayingKey}
            />
          </li>
        ))}
      </ul>
      {tileCount < found.length && <ListEnd onReached={list.showMore} />}
    </>
  )
}

/** After a step in the dialog, scrolls to the new bookmark's tile. After it closes, also focuses that tile, or the one that took its place. */
function useTitleFocus(openIndex: number, count: number) {
  const grid = useRef<HTMLUListElement>(null)
  const lastOpenIndex = useRef(-1)
  useLayoutEffect(() => {
    const titles = grid.current?.querySelectorAll<HTMLElement>('[name=open]') ?? []
    const isClosed = openIndex < 0
    const title = titles[isClosed ? Math.min(lastOpenIndex.current, count - 1) : openIndex]
    if (lastOpenIndex.current >= 0) title?.closest('li')?.scrollIntoView({ block: 'nearest' })
    if (isClosed) title?.focus({ preventScroll: true })
    lastOpenIndex.current = openIndex
  }, [openIndex, count])
  return grid
}
