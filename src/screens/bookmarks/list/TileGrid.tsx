import { type ReactNode, useRef } from 'react'
import { gridOf } from './grid-of.ts'
import { mountedIndexes } from './mounted-indexes.ts'
import styles from './TileGrid.module.css'
import type { FocusReason, OpenTile } from './use-open-tile.ts'
import { useRememberedPlace } from '../../../entry/use-remembered-place.ts'
import { useRoom } from './use-room.ts'
import { useRowsOnScreen } from './use-rows-on-screen.ts'

interface TileGridProps<Key extends string | number> {
  /** Names the place in the list, which is remembered. */
  name: string
  keys: readonly Key[]
  tiles: OpenTile<Key>
  renderTile: (key: Key, focusReason: FocusReason | undefined) => ReactNode
}

/**
 * Tiles in rows of equal height, in the order of their keys. Only the rows near the screen are mounted;
 * the list's length and positions are as if all were.
 */
export function TileGrid<Key extends string | number>(props: TileGridProps<Key>) {
  const { name, keys, tiles, renderTile } = props
  const list = useRef<HTMLUListElement>(null)
  const room = useRoom(list)
  const grid = room && gridOf(room, keys.length)
  useRememberedPlace(name, list, grid)
  const rows = useRowsOnScreen(list, grid?.rowHeight, room?.height)

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
        ref={key === tiles.stepped ? scrollToItem : undefined}
        className={styles.item}
        aria-setsize={keys.length}
        aria-posinset={index + 1}
        style={{ width, height, translate: `${left}px ${top}px` }}
        onFocus={() => tiles.handleFocus(key)}
        onBlur={tiles.handleBlur}
      >
        {renderTile(key, tiles.focusReasonOf(key))}
      </li>
    )
  }

  return (
    <ul
      ref={list}
      className={styles.list}
      // Safari does not expose a list without bullets.
      role="list"
      hidden={keys.length === 0}
      style={{ height: grid && Math.ceil(keys.length / grid.columns) * grid.rowHeight }}
    >
      {grid &&
        mountedIndexes({
          count: keys.length,
          columns: grid.columns,
          rows,
          focusedIndex: tiles.focusedIndex,
        }).map(itemAt)}
    </ul>
  )
}

function scrollToItem(item: HTMLElement | null) {
  item?.scrollIntoView({ block: 'nearest' })
}
