import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import { historyState, nameOfPlace } from '../../../navigation/history-state.ts'
import { readStored, session, storeText } from '../../../ui/web-storage.ts'

/** While the page is laid out for paper, what is measured is not what the visitor sees. */
const paper = matchMedia('print')

/**
 * Measures a grid whose rows are all as high as its first item, and follows which of them are on the
 * screen. Before the first item is measured, `rowHeight` is 0.
 */
export function useGrid() {
  const ref = useRef<HTMLUListElement>(null)
  const [columns, setColumns] = useState(1)
  /** From one row's top to the next one's, in pixels. */
  const [rowHeight, setRowHeight] = useState(0)
  const [firstRow, setFirstRow] = useState(0)
  const [lastRow, setLastRow] = useState(0)
  // Back may lead to another search or order of this list, with another scroll position.
  const place = useLocationProperty(() => historyState().place)

  const measure = useEffectEvent(() => {
    const grid = ref.current
    const item = grid?.firstElementChild
    if (!item || paper.matches) return
    const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
    // Its rectangle's height would be rounded according to its place, and the list would jump.
    const { height } = getComputedStyle(item)
    setColumns(gridTemplateColumns.split(' ').length)
    setRowHeight(parseFloat(height) + parseFloat(rowGap))
  })
  // After each render, since few tiles are larger than many, and with the window and the text's size.
  useLayoutEffect(() => measure())
  useLayoutEffect(() => {
    const resized = new ResizeObserver(measure)
    if (ref.current) resized.observe(ref.current)
    addEventListener('resize', measure)
    return () => {
      resized.disconnect()
      removeEventListener('resize', measure)
    }
  }, [])

  useLayoutEffect(() => {
    const grid = ref.current
    if (!grid || rowHeight === 0) return undefined
    const name = `bookmarks ${place ?? nameOfPlace()}`
    let isPrinting = paper.matches
    const topOf = () => grid.getBoundingClientRect().top
    const updateVisibleRows = () => {
      setFirstRow(Math.max(0, Math.floor(-topOf() / rowHeight)))
      setLastRow(Math.max(0, Math.floor((innerHeight - topOf()) / rowHeight)))
    }
    const restore = () => {
      const saved = Number(readStored(name, session))
      const item = Math.floor(saved)
      const row = Math.floor(item / columns) + saved - item
      scrollTo(0, row === 0 ? 0 : topOf() + scrollY + row * rowHeight)
      updateVisibleRows()
    }
    const scrolled = () => {
      if (isPrinting) return
      const row = -topOf() / rowHeight
      const whole = Math.floor(row)
      // For any number of columns: 8.25 is a quarter of the row that begins with item 8.
      storeText(name, String(whole * columns + row - whole), session)
      updateVisibleRows()
    }
    const paperChanged = () => {
      // The page is shorter on paper, which scrolls it.
      if (!paper.matches) restore()
      isPrinting = paper.matches
    }
    // The browser would restore a position from before the list was laid out.
    history.scrollRestoration = 'manual'
    restore()
    addEventListener('scroll', scrolled, { passive: true })
    addEventListener('resize', updateVisibleRows)
    paper.addEventListener('change', paperChanged)
    return () => {
      history.scrollRestoration = 'auto'
      removeEventListener('scroll', scrolled)
      removeEventListener('resize', updateVisibleRows)
      paper.removeEventListener('change', paperChanged)
    }
  }, [columns, rowHeight, place])

  return { ref, columns, rowHeight, rows: { first: firstRow, last: lastRow } }
}
