import { useState } from 'react'
import { type BookmarkKey, indexOfKey, keyText } from '../../../bookmarks/bookmark-key.ts'
import styles from './BookmarkGrid.module.css'
import { BookmarkDialog } from './BookmarkDialog.tsx'
import { BookmarkTile } from './BookmarkTile.tsx'
import { stopSecondClick } from './second-click.ts'
import { visibleRange } from './visible-range.ts'
import { useGlide } from './use-glide.ts'
import { useGridWindow } from './use-grid-window.ts'

/** Mounts one item to measure it. */
const unmeasured = { columns: 1, rowHeight: 0 }

/**
 * Bookmarks as cards in rows of equal height, in the order of their keys. Only the rows near the
 * screen are mounted; the list's length and positions are as if all were.
 */
export function BookmarkGrid({ keys }: { keys: readonly BookmarkKey[] }) {
  const { ref, grid, geometry, rows } = useGridWindow()
  const { columns, rowHeight } = geometry ?? unmeasured
  useGlide(grid, keys, geometry)
  const [focused, setFocused] = useState<BookmarkKey>()
  const [open, setOpen] = useState<BookmarkKey>()
  const openIndex = open === undefined ? -1 : indexOfKey(keys, open)
  // Closes when another tab removes the bookmark, and stays closed if it comes back.
  if (open !== undefined && openIndex < 0) setOpen(undefined)

  const mounted = visibleRange({
    count: keys.length,
    columns,
    rows,
    // The focused card stays mounted, so that Tab works.
    focused: focused === undefined ? -1 : indexOfKey(keys, focused),
  })

  function itemAt(index: number) {
    return grid.current?.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"]`)
  }

  function navigateTo(key: BookmarkKey) {
    setOpen(key)
    // Treated as focused: its neighbours are mounted and read ahead.
    setFocused(key)
    itemAt(indexOfKey(keys, key))?.scrollIntoView({ block: 'nearest' })
  }

  function close() {
    setOpen(undefined)
    itemAt(openIndex)?.querySelector<HTMLElement>('h2 button')?.focus({ preventScroll: true })
  }

  return (
    <>
      <ul
        ref={ref}
        className={styles.list}
        // Safari does not expose a list without bullets.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        role="list"
        style={{ height: Math.ceil(keys.length / columns) * rowHeight }}
      >
        {mounted.map((index) => {
          const key = keys[index]
          return (
            key !== undefined && (
              // Only tracks focus and clicks; the card handles its own actions.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
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
                onClickCapture={(event) => stopSecondClick(key, event)}
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
}
