import { useCallback, useRef, useState } from 'react'
import {
  type Geometry,
  restoreScroll,
  measureGrid,
  scrollPosition,
  rowsOnScreen,
} from './grid-geometry.ts'
import { anchorScroll } from './anchor-scroll.ts'
import { isPrinting, restoreScrollAfterPrinting } from './printing.ts'
import type { Rows } from './visible-range.ts'
import { saveScroll } from './scroll-position.ts'

/**
 * The geometry of a grid, undefined until its first item is measured, and its visible rows,
 * updated on scroll. Pass `ref` to the grid; `grid` then refers to it.
 */
export function useGridWindow() {
  const [geometry, setGeometry] = useState<Geometry>()
  const [rows, setRows] = useState<Rows>({ first: 0, last: 0 })

  const gridRef = useRef<HTMLElement>(null)

  const ref = useCallback(
    (grid: HTMLElement | null) => {
      gridRef.current = grid
      if (!grid) return undefined
      const measure = () => {
        if (!isPrinting()) setGeometry((known) => keepIfSame(known, measureGrid(grid)))
      }
      const stopFollowing = geometry && followScrolling(grid, geometry, setRows)
      measure()
      const resized = new ResizeObserver(measure)
      resized.observe(grid)
      return () => {
        resized.disconnect()
        stopFollowing?.()
      }
    },
    [geometry],
  )

  return { ref, grid: gridRef, geometry, rows }
}

function followScrolling(
  grid: HTMLElement,
  geometry: Geometry,
  setRows: (change: (known: Rows) => Rows) => void,
) {
  const look = () => {
    if (!isPrinting()) setRows((known) => keepIfSame(known, rowsOnScreen(grid, geometry)))
  }
  const scrolled = () => {
    if (isPrinting()) return
    saveScroll(scrollPosition(grid, geometry))
    look()
  }
  restoreScroll(grid, geometry)
  const stopAnchoring = anchorScroll(grid, geometry)
  const stopRestoring = restoreScrollAfterPrinting()
  look()
  addEventListener('scroll', scrolled, { passive: true })
  addEventListener('resize', look)
  return () => {
    stopAnchoring()
    stopRestoring()
    removeEventListener('scroll', scrolled)
    removeEventListener('resize', look)
  }
}

/** Same reference, so React skips the render. */
function keepIfSame<T extends object>(known: T | undefined, next: T): T {
  return known && JSON.stringify(known) === JSON.stringify(next) ? known : next
}
