import { memo, useState } from 'react'
import type { Key } from '../../../bookmarks/key.ts'
import { BookmarkDialog } from './BookmarkDialog.tsx'
import styles from './BookmarkGrid.module.css'
import { BookmarkTile } from './BookmarkTile.tsx'
import { useGrid } from './use-grid.ts'
import { mountedIndexes } from './mounted-indexes.ts'

/**
 * Bookmarks as tiles in rows of equal height, in the order of their keys. Only the rows near the
 * screen are mounted; the list's length and positions are as if all were.
 */
export const BookmarkGrid = memo(function BookmarkGrid({ keys }: { keys: readonly Key[] }) {
  const { ref, columns, rowHeight, rows } = useGrid()
  const [focused, setFocused] = useState<Key>()
  const [open, setOpen] = useState<Key>()
  const openIndex = open === undefined ? -1 : keys.indexOf(open)
  // Closes when another tab removes the bookmark, and stays closed if it comes back.
  if (open !== undefined && openIndex < 0) setOpen(undefined)

  // The focused tile stays mounted, so that Tab works.
  const focusedIndex = focused === undefined ? -1 : keys.indexOf(focused)
  const mounted =
    rowHeight === 0 ? [0] : mountedIndexes({ count: keys.length, columns, rows, focusedIndex })

  function itemAt(index: number) {
    return ref.current?.children[mounted.indexOf(index)]
  }

  function navigateTo(key: Key) {
    setOpen(key)
    // Treated as focused: its neighbours are mounted and read ahead.
    setFocused(key)
    itemAt(keys.indexOf(key))?.scrollIntoView({ block: 'nearest' })
  }

  function close() {
    setOpen(undefined)
    itemAt(openIndex)?.querySelector<HTMLElement>('h2 button')?.focus({ preventScroll: true })
  }

  return (
    <>
      <ul
        ref={ref}
        className={`${styles.list} ${keys.length <= 3 ? styles.few : ''}`}
        // Safari does not expose a list without bullets.
        role="list"
        style={{ height: Math.ceil(keys.length / columns) * rowHeight }}
      >
        {mounted.map((index) => {
          const key = keys[index]
          return (
            key !== undefined && (
              // Only follows the focus; the tile handles its own actions.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
              <li
                key={key}
                className={styles.item}
                aria-setsize={keys.length}
                aria-posinset={index + 1}
                style={{
                  translate: `calc(${index % columns} * (100% + var(--gap))) ${Math.floor(index / columns) * rowHeight}px`,
                }}
                onFocus={() => setFocused(key)}
              >
                <BookmarkTile bookmarkKey={key} onOpen={setOpen} />
              </li>
            )
          )
        })}
      </ul>
      {open !== undefined && openIndex >= 0 && (
        <BookmarkDialog
          keys={keys}
          index={openIndex}
          bookmarkKey={open}
          onNavigate={navigateTo}
          onClose={close}
        />
      )}
    </>
  )
})
