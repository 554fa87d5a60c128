import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Room } from './grid-of.ts'

/** Follows the room that a list has; undefined before it is in the page. */
export function useRoom(list: RefObject<HTMLElement | null>): Room | undefined {
  const [room, setRoom] = useState<Room>()
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return undefined
    const measure = () => {
      // What is laid out for paper is not what the visitor sees.
      if (matchMedia('print').matches) return
      const { width } = element.getBoundingClientRect()
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
      setRoom((before) =>
        before?.width === width && before.height === innerHeight && before.rem === rem
          ? before
          : { width, height: innerHeight, rem },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
    }
  }, [list])
  return room
}
