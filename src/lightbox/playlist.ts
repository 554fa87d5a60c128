import { useMemo, useState } from 'react'
import type { Entry } from '../apod/entry.ts'

/** Goes through pictures again and again. A picture frame goes by the clock, so a restart changes nothing. */
export function usePlaylist(pictures: readonly Entry[], isShuffled: boolean, clockTurn?: number) {
  const [seed] = useState(() => (clockTurn === undefined ? Math.random() : 0))
  const sequence = useMemo(
    () => (isShuffled ? shuffle(pictures, seed) : pictures),
    [pictures, isShuffled, seed],
  )
  /** From the current picture on, as the sequence was at the last step. */
  const [upcoming, setUpcoming] = useState(() => rotate(sequence, clockTurn ?? 0))
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

/** How many turns of this length the local clock has counted since 1970. */
export function turnByClock(secondsPerPicture: number) {
  const now = new Date()
  return Math.floor((now.getTime() / 1000 - now.getTimezoneOffset() * 60) / secondsPerPicture)
}

/** A random order, the same for a seed. Added and removed pictures leave the others in their order. */
export function shuffle(pictures: readonly Entry[], seed: number) {
  const rankOf = (entry: Entry) => hashOf(`${seed} ${pictureKeyOf(entry)}`)
  return pictures.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** A number that depends only on the text: FNV-1a with 32 bits, and a last step that mixes them. */
function hashOf(text: string) {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
}
