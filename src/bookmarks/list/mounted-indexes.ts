interface Mounted {
  /** How many items the list has. */
  count: number
  columns: number
  /** The first and the last row that are on the screen. */
  rows: { first: number; last: number }
  /** The item that has or had the focus last; -1 for none. */
  focusedIndex: number
}

/** Rows mounted above and below the screen. */
const overscan = 2

/** The indexes to mount, in order: those near the screen, and the focused one with its neighbours. */
export function mountedIndexes({ count, columns, rows, focusedIndex }: Mounted): number[] {
  const from = Math.max(0, (rows.first - overscan) * columns)
  const to = Math.min(count, (rows.last + 1 + overscan) * columns)
  const near = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
  const around = focusedIndex < 0 ? [] : [focusedIndex - 1, focusedIndex, focusedIndex + 1]
  const beyond = around.filter((index) => index >= 0 && index < count)
  return [...new Set([...near, ...beyond])].toSorted((a, b) => a - b)
}
