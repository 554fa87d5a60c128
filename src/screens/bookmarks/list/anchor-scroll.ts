import { type Geometry, measureGrid } from './grid-geometry.ts'

/**
 * Scrolls along when what stands above the grid becomes higher or lower, so that the rows on the
 * screen stay: browsers do so by themselves, but not with rows that come and go.
 * @returns the way to stop
 */
export function anchorScroll(grid: HTMLElement, { columns }: Geometry): () => void {
  let known = topOf(grid)
  const resized = new ResizeObserver(() => {
    // With other columns it is another grid, which finds its place itself.
    if (measureGrid(grid).columns !== columns) return
    const top = topOf(grid)
    if (scrollY > known) scrollBy(0, top - known)
    known = top
  })
  resized.observe(document.body)
  // On Back the browser would scroll to where the list was below what stood above it then.
  history.scrollRestoration = 'manual'
  return () => {
    resized.disconnect()
    // By now this can be another screen's entry, which has taken it over.
    history.scrollRestoration = 'auto'
  }
}

/** From the page's top edge, in pixels. */
function topOf(grid: HTMLElement) {
  return grid.getBoundingClientRect().top + scrollY
}
