import { useLayoutEffect, useRef } from 'react'

/**
 * After a dialog the title of its tile has the focus, or of the one in its place. Steps scroll their tile into view.
 * @returns a ref for the list of tiles
 */
export function useTitleFocus(openIndex: number) {
  const list = useRef<HTMLUListElement>(null)
  const lastOpen = useRef(-1)
  useLayoutEffect(() => {
    const titles = list.current?.querySelectorAll<HTMLElement>('[name=open]') ?? []
    const isClosed = openIndex < 0
    const title = titles[isClosed ? Math.min(lastOpen.current, titles.length - 1) : openIndex]
    if (isClosed) title?.focus({ preventScroll: true })
    else if (lastOpen.current >= 0) title?.closest('li')?.scrollIntoView({ block: 'nearest' })
    lastOpen.current = openIndex
  }, [openIndex])
  return list
}
