import { useState } from 'react'
import type { Entry } from '../apod/entry.ts'

interface Place {
  index: number
  /** Of the picture there; undefined at the start. */
  date?: string | undefined
}

/** Which of a slideshow's pictures is next, and which is to be seen now. @param pictures at least one */
export function usePlaylist(pictures: readonly Entry[]) {
  const [place, setPlace] = useState<Place>({ index: 0 })
  const index = indexOf(place)

  /** A changed list goes on with the same picture, or else at the same index. */
  function indexOf({ index: last, date }: Place) {
    if (date === undefined || pictures[last]?.date === date) return last
    const found = pictures.findIndex((each) => each.date === date)
    return found < 0 ? last % pictures.length : found
  }

  function neighbourOf(each: Place, increment: number): Place {
    const neighbour = (indexOf(each) + increment + pictures.length) % pictures.length
    return { index: neighbour, date: pictures[neighbour]?.date }
  }

  return {
    index,
    current: pictures[index],
    next: pictures[neighbourOf(place, 1).index],
    step: (increment: number) => setPlace((last) => neighbourOf(last, increment)),
  }
}
