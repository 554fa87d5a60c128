import { useMemo, useState } from 'react'
import type { Slide } from '../apod/slide.ts'
import { dayPathOf } from '../navigation/address.ts'
import { useVisit } from '../navigation/visits.ts'

/** Goes through slides again and again. A list that changes is shuffled again. */
export function usePlaylist(slides: readonly Slide[], isShuffled: boolean) {
  const sequence = useMemo(() => (isShuffled ? shuffle(slides) : slides), [slides, isShuffled])
  /** From the current slide on, as the sequence was when it loaded or at the last step. */
  const [upcoming, setUpcoming] = useState<readonly Slide[]>([])
  const pressedLink = useVisit('pressedLink')
  if (upcoming.length === 0 && sequence.length > 0) {
    // After Back from a title's link, that slide is the first.
    const pressed = sequence.findIndex(({ date }) => dayPathOf(date) === pressedLink)
    setUpcoming(rotate(sequence, Math.max(pressed, 0)))
  }
  const [current, next = current] = rotate(sequence, findCurrent(sequence, upcoming))
  return {
    current,
    /** The current one, if it is the only one. */
    next,
    /** Makes the neighbour of a slide the current one. */
    stepFrom: (slide: Slide | undefined, increment: 1 | -1) => {
      const from = slide ? [slide, ...upcoming] : upcoming
      setUpcoming(rotate(sequence, findCurrent(sequence, from) + increment))
    },
  }
}

/** Moves a list's first slides to its end or, with -1, its last one to the front. */
export function rotate(list: readonly Slide[], count: number) {
  const start = count % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}

/** The index of the first upcoming slide that is still in the list. The others may have been removed. */
export function findCurrent(list: readonly Slide[], upcoming: readonly Slide[]) {
  const keys = list.map(({ key }) => key)
  const current = upcoming.find(({ key }) => keys.includes(key))
  return Math.max(keys.indexOf(current?.key ?? ''), 0)
}

export function shuffle(slides: readonly Slide[]) {
  return slides
    .map((slide) => ({ slide, rank: Math.random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ slide }) => slide)
}
