/** What a list has, in pixels: its own width, the window's height, and the root's font size. */
export interface Room {
  width: number
  height: number
  rem: number
}

/** How tiles of one size stand in rows, in pixels. */
export interface Grid {
  columns: number
  width: number
  height: number
  gap: number
  /** From one row's top to the next one's. */
  rowHeight: number
}

/** As many columns as there is room for tiles of a good width, which then share the list's width. */
export function gridOf(room: Room, count: number): Grid {
  const gap = 0.75 * room.rem
  const columns = Math.max(1, Math.floor((room.width + gap) / (leastWidth(room, count) + gap)))
  const width = Math.max(0, (room.width - (columns - 1) * gap) / columns)
  const height = isNarrow(room) ? (width * 5) / 4 : (width * 2) / 3
  return { columns, width, height, gap, rowHeight: height + gap }
}

function leastWidth(room: Room, count: number) {
  const { width, height, rem } = room
  // Tiles are larger where there are few.
  if (count <= 3) {
    return clamp(clamp(17 * rem, 0.5 * height, 24 * rem), 0.32 * width, 40 * rem)
  }
  return isNarrow(room)
    ? clamp(8.5 * rem, 0.45 * width, 12 * rem)
    : clamp(17 * rem, 0.22 * width, 24 * rem)
}

/** The list of a phone in portrait. */
function isNarrow({ width, rem }: Room) {
  return width < 37 * rem
}

function clamp(least: number, value: number, most: number) {
  return Math.max(least, Math.min(value, most))
}
