import { useState } from 'react'
import type { Entry } from '../apod/entry.ts'
import { type ShuffleStart, shuffled } from './shuffle.ts'

interface Place {
  isShuffled: boolean
  /** Each picture comes once in a round; shuffled, each round has another order. */
  round: number
  start?: ShuffleStart | undefined
  index: number
  /** Of the picture there. */
  date: string | undefined
}

/** A slideshow's current and next picture. @param pictures at least one */
export function usePlaylist(pictures: readonly Entry[], isShuffled: boolean) {
  const [seed] = useState(Math.random)
  const [place, setPlace] = useState<Place>(() => {
    const start = { isShuffled, round: 0, index: 0, date: undefined }
    return { ...start, date: picturesOf(start)[0]?.date }
  })
  const index = indexOf(place)
  const current = picturesOf(place)[index]
  if (place.isShuffled !== isShuffled) {
    // What is seen stays, and a shuffled round begins with it.
    const round = place.round + 1
    const date = current?.date
    setPlace({ ...place, isShuffled, round, start: { round, date }, date })
  }

  function picturesOf({ isShuffled: isShuffledRound, round, start }: Place) {
    return isShuffledRound ? shuffled(pictures, seed, round, start) : pictures
  }

  /** A changed list goes on with the same picture, or else at the same index. */
  function indexOf(each: Place) {
    const { index: last, date } = each
    const order = picturesOf(each)
    if (order[last]?.date === date) return last
    const found = order.findIndex((entry) => entry.date === date)
    return found < 0 ? last % order.length : found
  }

  function neighbourOf(each: Place, increment: number): Place {
    const target = indexOf(each) + increment
    const isInside = target >= 0 && target < pictures.length
    const inRound = isInside ? each : { ...each, round: each.round + increment }
    const inOrder = (target + pictures.length) % pictures.length
    return { ...inRound, index: inOrder, date: picturesOf(inRound)[inOrder]?.date }
  }

  const next = neighbourOf(place, 1)
  return {
    index,
    current,
    next: picturesOf(next)[next.index],
    step: (increment: number) => setPlace((last) => neighbourOf(last, increment)),
  }
}
