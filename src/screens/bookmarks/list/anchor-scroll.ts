import { type Geometry, measureGrid } from './grid-geometry.ts'
import { isPrinting } from './printing.ts'

/**
 * Scrolls along when the content above the grid changes its height, so that the visible rows
 * stay in place. Browsers anchor scrolling themselves, but not with virtual rows.
 * @returns a function that stops it
 */
export function anchorScroll(grid: HTMLElement, { columns }: Geometry): () => void {
  let known = topOf(grid)
  const resized = new ResizeObserver(() => {
    // With other columns, and after printing, the position is restored separately.
    if (isPrinting() || measureGrid(grid).columns !== columns) return
    const top = topOf(grid)
    if (scrollY > known) scrollBy(0, top - known)
    known = top
  })
  resized.observe(document.body)
  // The browser would restore a position from before the list was laid out.
  history.scrollRestoration = 'manual'
  return () => {
    resized.disconnect()
    // The history entry may belong to another screen by now.
    history.scrollRestoration = 'auto'
  }
}

/** From the page's top edge, in pixels. */
function topOf(grid: HTMLElement) {
  return grid.getBoundingClientRect().top + scrollY
}
