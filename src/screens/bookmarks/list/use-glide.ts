import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type BookmarkKey, keyText } from '../../../bookmarks/bookmark-key.ts'
import { prefersLessMotion } from '../../../ui/motion/can-move.ts'
import type { Geometry } from './grid-geometry.ts'

const milliseconds = 200

/**
 * Where the list has one tile less or more than before, lets those after it glide to their new
 * places, unless the visitor prefers less motion. Other changes, such as its order, show at once.
 */
export function useGlide(
  grid: RefObject<HTMLElement | null>,
  keys: readonly BookmarkKey[],
  geometry: Geometry | undefined,
) {
  const shown = useRef(keys)

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = keys
    const shift = before.length - keys.length
    if (!grid.current || !geometry || Math.abs(shift) !== 1) return
    if (prefersLessMotion()) return
    const column = (grid.current.clientWidth + columnGap(grid.current)) / geometry.columns
    for (const item of grid.current.children) {
      const index = Number(item.getAttribute('aria-posinset')) - 1
      if (!isSame(keys[index], before[index + shift]) || isSame(keys[index], before[index]))
        continue
      const now = cell(index, geometry)
      const then = cell(index + shift, geometry)
      const [x, y] = [
        (then.column - now.column) * column,
        (then.row - now.row) * geometry.rowHeight,
      ]
      // Added to a glide that has not ended, so that quick removals in a row do not jump.
      item.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'translate(0, 0)' }], {
        duration: milliseconds,
        easing: 'ease-out',
        composite: 'add',
      })
    }
  }, [grid, keys, geometry])
}

function cell(index: number, { columns }: Geometry) {
  return { column: index % columns, row: Math.floor(index / columns) }
}

function columnGap(grid: HTMLElement) {
  return parseFloat(getComputedStyle(grid).columnGap)
}

function isSame(key: BookmarkKey | undefined, other: BookmarkKey | undefined) {
  return key !== undefined && other !== undefined && keyText(key) === keyText(other)
}
