import { useMemo, useState } from 'react'
import type { Entry } from '../apod/entry.ts'

/** Goes through pictures again and again. A list that changes is shuffled again. */
export function usePlaylist(pictures: readonly Entry[], isShuffled: boolean) {
  const sequence = useMemo(
    () => (isShuffled ? shuffle(pictures) : pictures),
    [pictures, isShuffled],
  )
  /** From the current picture on, as the sequence was at the last step. */
  const [upcoming, setUpcoming] = useState(sequence)
  const [current, next] = rotate(sequence, findCurrent(sequence, upcoming))
  return {
    current,
    next,
    /** Makes the neighbour of an entry the current one. */
    stepFrom: (entry: Entry | undefined, increment: 1 | -1) => {
      setUpcoming(rotate(sequence, findCurrent(sequence, [entry, ...upcoming]) + increment))
    },
  }
}

/** Moves a list's first entries to its end or, with -1, its last one to the front. */
export function rotate(list: readonly Entry[], count: number) {
  const start = count % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}

/** The index of the first upcoming picture that is still in the list. The others may have been removed. */
export function findCurrent(list: readonly Entry[], upcoming: readonly (Entry | undefined)[]) {
  const keys = list.map(pictureKeyOf)
  const current = upcoming.find((entry) => keys.includes(pictureKeyOf(entry)))
  return Math.max(keys.indexOf(pictureKeyOf(current)), 0)
}

/** Identifies an entry, even after its list was refetched. */
export function pictureKeyOf(entry: Entry | undefined) {
  return `${entry?.date} ${entry?.url}`
}

export function shuffle(pictures: readonly Entry[]) {
  return pictures
    .map((picture) => ({ picture, rank: Math.random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ picture }) => picture)
}
