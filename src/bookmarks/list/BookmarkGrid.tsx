import { memo, type RefObject, useRef } from 'react'
import type { Key } from '../key.ts'
import { useRememberedPlace } from '../../navigation/use-remembered-place.ts'
import { BookmarkDialog } from './BookmarkDialog.tsx'
import styles from './BookmarkGrid.module.css'
import { BookmarkTile } from './BookmarkTile.tsx'
import { gridOf } from './grid-of.ts'
import { mountedIndexes } from './mounted-indexes.ts'
import { useOpenTile } from './use-open-tile.ts'
import { useRoom } from './use-room.ts'
import { useRowsOnScreen } from './use-rows-on-screen.ts'

interface BookmarkGridProps {
  keys: readonly Key[]
  undoButton: RefObject<HTMLElement | null>
}

/**
 * Bookmarks as tiles in rows of equal height, and the dialog of the one that is open. Only the rows near
 * the screen are mounted; the list's length and positions are as if all were.
 */
export const BookmarkGrid = memo(function BookmarkGrid({ keys, undoButton }: BookmarkGridProps) {
  const tiles = useOpenTile(keys, undoButton)
  const list = useRef<HTMLUListElement>(null)
  const room = useRoom(list)
  const grid = room && gridOf(room, keys.length)
  useRememberedPlace('bookmarks', list, grid)
  const rows = useRowsOnScreen(list, grid?.rowHeight, room?.height)
  const { index: focusedIndex, openKey } = tiles
  const count = keys.length

  function itemAt(index: number) {
    const key = keys[index]
    if (!grid || key === undefined) return undefined
    const { columns, width, height, gap, rowHeight } = grid
    const left = (index % columns) * (width + gap)
    const top = Math.floor(index / columns) * rowHeight
    return (
      // Only follows the focus; the tile handles its own actions.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
      <li
        key={key}
        ref={key === tiles.steppedKey ? scrollToItem : undefined}
        className={styles.item}
        aria-setsize={count}
        aria-posinset={index + 1}
        style={{ width, height, translate: `${left}px ${top}px` }}
        onFocus={() => tiles.handleFocus(key)}
        onBlur={tiles.handleBlur}
      >
        <BookmarkTile
          bookmarkKey={key}
          focusReason={tiles.focusReasonOf(key)}
          onOpen={tiles.openTile}
        />
      </li>
    )
  }

  return (
    <>
      <ul
        ref={list}
        className={styles.list}
        // Safari does not expose a list without bullets.
        role="list"
        hidden={count === 0}
        style={{ height: grid && Math.ceil(count / grid.columns) * grid.rowHeight }}
      >
        {grid && mountedIndexes({ count, columns: grid.columns, rows, focusedIndex }).map(itemAt)}
      </ul>
      {openKey !== undefined && (
        <BookmarkDialog
          keys={keys}
          index={focusedIndex}
          bookmarkKey={openKey}
          onNavigate={tiles.stepTo}
          onClose={tiles.closeTile}
        />
      )}
    </>
  )
})

function scrollToItem(item: HTMLElement | null) {
  item?.scrollIntoView({ block: 'nearest' })
}
