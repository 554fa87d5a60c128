import type { Rows } from './mounted-indexes.ts'
import { keptPlace } from './place.ts'

export interface Geometry {
  columns: number
  /** From one row's top to the next one's, in pixels. */
  rowHeight: number
}

/** All rows are as high as the first mounted one; the columns are the style sheet's. */
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

/** The number of the item at the screen's top edge, in parts besides; negative above the grid. */
export function placeOnScreen(grid: HTMLElement, { columns, rowHeight }: Geometry): number {
  return (-grid.getBoundingClientRect().top / rowHeight) * columns
}

/** To where this visit's list was left, also when the columns have become more or fewer since. */
export function goToKeptPlace(grid: HTMLElement, { columns, rowHeight }: Geometry): void {
  const top = grid.getBoundingClientRect().top + scrollY
  const place = keptPlace()
  scrollTo(0, place === undefined ? 0 : top + (place / columns) * rowHeight)
}
