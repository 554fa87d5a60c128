import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Follows which rows of a list are on the screen.
 * @param rowHeight in pixels; undefined before it is known
 * @param height the window's, in pixels
 */
export function useRowsOnScreen(
  list: RefObject<HTMLElement | null>,
  rowHeight: number | undefined,
  height = 0,
) {
  const [first, setFirst] = useState(0)
  const [last, setLast] = useState(0)
  useLayoutEffect(() => {
    const element = list.current
    if (!element || rowHeight === undefined) return undefined
    const update = () => {
      const { top } = element.getBoundingClientRect()
      setFirst(Math.max(0, Math.floor(-top / rowHeight)))
      setLast(Math.max(0, Math.floor((height - top) / rowHeight)))
    }
    update()
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [list, rowHeight, height])
  return { first, last }
}
