import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type Bookmark, type Key } from '../bookmark.ts'
import { useBookmarks } from '../BookmarksProvider.tsx'

/**
 * Keeps the focus in the list: after a removal the next tile's Remove has it, or that of the last one;
 * after a dialog the title of its tile, or of the one in its place.
 * @param openIndex of the bookmark in the dialog; -1 for none
 * @param sentence has it where no tile is left
 */
export function useTileFocus(
  bookmarks: readonly Bookmark[],
  openIndex: number,
  sentence: RefObject<HTMLElement | null>,
) {
  const list = useRef<HTMLUListElement>(null)
  const all = useBookmarks()
  /** The tile that has the focus, or whose dialog is open. */
  const current = useRef<{ key: Key; index: number; isOpen: boolean }>(undefined)

  useLayoutEffect(() => {
    const tileAt = (index: number) =>
      list.current?.querySelector(`:scope > [aria-posinset="${index + 1}"]`)
    const before = current.current
    const open = bookmarks[openIndex]
    if (open) {
      current.current = { key: open.key, index: openIndex, isOpen: true }
      const hasStepped = before?.isOpen && before.key !== open.key
      if (hasStepped) tileAt(openIndex)?.scrollIntoView({ block: 'nearest' })
      return
    }
    if (!before) return
    const index = bookmarks.findIndex(({ key }) => key === before.key)
    if (index >= 0 && !before.isOpen) {
      before.index = index
      return
    }
    current.current = undefined
    const isRemoved = typeof all === 'object' && !all.some(({ key }) => key === before.key)
    const next = index >= 0 ? index : Math.min(before.index, bookmarks.length - 1)
    const button = tileAt(next)?.querySelector<HTMLElement>(
      `[name=${isRemoved ? 'remove' : 'open'}]`,
    )
    const taker = button ?? sentence.current
    taker?.focus({ preventScroll: true })
  }, [bookmarks, openIndex, all, sentence])

  return {
    list,
    handleFocus: (key: Key, index: number) => {
      // A dialog that closes gives the focus to the tile that opened it first.
      if (!current.current?.isOpen) current.current = { key, index, isOpen: false }
    },
    handleBlur: () => {
      if (!current.current?.isOpen) current.current = undefined
    },
  }
}
