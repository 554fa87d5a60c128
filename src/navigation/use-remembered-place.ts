import { type RefObject, useLayoutEffect } from 'react'
import { ensurePlaceName } from './history.ts'
import { useHistoryState } from './use-location.ts'
import { readStored, session, storeText } from '../ui/web-storage.ts'

/** For a list that the browser lays out: its place is counted in px. */
export const inPixels = { columns: 1, rowHeight: 1 }

/**
 * Brings a visitor back to the place in a list where they were in this history entry: by Back, after a
 * reload, and when the columns change.
 * @param name the list's, in the session's storage
 * @param grid undefined before the list is laid out
 */
export function useRememberedPlace(
  name: string,
  list: RefObject<HTMLElement | null>,
  { columns, rowHeight }: { columns: number; rowHeight: number } = { columns: 1, rowHeight: 0 },
) {
  // Back may lead to another search or order of the same list.
  const place = useHistoryState((state) => state.place)

  useLayoutEffect(() => {
    const element = list.current
    if (!element || rowHeight === 0) return undefined
    const storedName = `${name} ${place ?? ensurePlaceName()}`
    const paper = matchMedia('print')
    let isPrinting = paper.matches
    const topOf = () => element.getBoundingClientRect().top
    const restorePlace = () => {
      const saved = Number(readStored(storedName, session))
      const item = Math.floor(saved)
      const row = Math.floor(item / columns) + saved - item
      scrollTo(0, row === 0 ? 0 : topOf() + scrollY + row * rowHeight)
    }
    const savePlace = () => {
      if (isPrinting) return
      const row = -topOf() / rowHeight
      const whole = Math.floor(row)
      // For any number of columns: 8.25 is a quarter of the row that begins with item 8.
      storeText(storedName, String(whole * columns + row - whole), session)
    }
    const handlePaper = () => {
      // The page is shorter on paper, which scrolls it.
      if (!paper.matches) restorePlace()
      isPrinting = paper.matches
    }
    // The browser would restore a position from before the list was laid out.
    const { scrollRestoration } = history
    history.scrollRestoration = 'manual'
    restorePlace()
    addEventListener('scroll', savePlace, { passive: true })
    paper.addEventListener('change', handlePaper)
    return () => {
      history.scrollRestoration = scrollRestoration
      removeEventListener('scroll', savePlace)
      paper.removeEventListener('change', handlePaper)
    }
  }, [list, name, columns, rowHeight, place])
}
