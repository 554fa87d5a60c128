import type { Rows } from './visible-range.ts'
import { savedScroll } from './scroll-position.ts'

export interface Geometry {
  columns: number
  /** From one row's top to the next one's, in pixels. */
  rowHeight: number
}

/** All rows have the height of the first mounted one; the style sheet sets the columns. */
export function measureGrid(grid: HTMLElement): Geometry {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
  const row = grid.firstElementChild?.getBoundingClientRect().height ?? 0
  return { columns: gridTemplateColumns.split(' ').length, rowHeight: row + parseFloat(rowGap) }
}

export function rowsOnScreen(grid: HTMLElement, { rowHeight }: Geometry): Rows {
  const { top } = grid.getBoundingClientRect()
  return {
    first: Math.max(0, Math.floor(-top / rowHeight)),
    last: Math.max(0, Math.floor((innerHeight - top) / rowHeight)),
  }
}

/**
 * The number of the first item in the row at the screen's top edge, and what part of that row is
 * above it; negative above the grid.
 */
export function scrollPosition(grid: HTMLElement, { columns, rowHeight }: Geometry): number {
  const row = -grid.getBoundingClientRect().top / rowHeight
  return Math.floor(row) * columns + (row - Math.floor(row))
}

/** Restores the scroll position of this history entry, even if the number of columns changed. */
export function restoreScroll(grid: HTMLElement, { columns, rowHeight }: Geometry): void {
  const top = grid.getBoundingClientRect().top + scrollY
  const place = savedScroll()
  if (place === undefined) return scrollTo(0, 0)
  const item = Math.floor(place)
  return scrollTo(0, top + (Math.floor(item / columns) + (place - item)) * rowHeight)
}
