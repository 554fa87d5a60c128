import { useState } from 'react'
import { type BookmarkKey, keyText } from './bookmark-key.ts'
import styles from './BookmarkGrid.module.css'
import { BookmarkTile } from './BookmarkTile.tsx'
import { mountedIndexes } from './mounted-indexes.ts'
import { useGridWindow } from './use-grid-window.ts'

/** One item is mounted to be measured. */
const unmeasured = { columns: 1, rowHeight: 0 }

/**
 * Bookmarks as cards in rows of equal height, in the order of their keys. Only the rows near the
 * screen are mounted; the list's length and each card's place in it are as if all were.
 */
export function BookmarkGrid({ keys }: { keys: readonly BookmarkKey[] }) {
  const { ref, geometry, rows } = useGridWindow()
  const { columns, rowHeight } = geometry ?? unmeasured
  const [focused, setFocused] = useState<BookmarkKey>()
  const mounted = mountedIndexes({
    count: keys.length,
    columns,
    rows,
    // The card with the focus stays, and with it where Tab leads to.
    focused: focused === undefined ? -1 : keys.indexOf(focused),
  })

  return (
    <ul
      ref={ref}
      className={styles.list}
      // Without bullets Safari takes it for no list.
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      role="list"
      style={{ height: Math.ceil(keys.length / columns) * rowHeight }}
    >
      {mounted.map((index) => {
        const key = keys[index]
        return (
          key !== undefined && (
            // It hears where the focus is; what is done with a card is its own.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li
              key={keyText(key)}
              className={styles.item}
              aria-setsize={keys.length}
              aria-posinset={index + 1}
              style={{
                gridColumn: `${(index % columns) + 1} / ${(index % columns) + 2}`,
                top: Math.floor(index / columns) * rowHeight,
              }}
              onFocus={() => setFocused(key)}
            >
              <BookmarkTile bookmarkKey={key} />
            </li>
          )
        )
      })}
    </ul>
  )
}
