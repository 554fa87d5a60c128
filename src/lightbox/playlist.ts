import { useMemo, useState } from 'react'
import type { Entry } from '../apod/entry.ts'

interface Place {
  entry?: Entry | undefined
  index: number
}

/**
 * Goes through at least one picture, again and again. A picture frame, even if it is restarted, goes on
 * with the picture whose turn it is by the clock, and always shuffles in the same order.
 */
export function usePlaylist(pictures: readonly Entry[], isShuffled: boolean, clockTurn?: number) {
  const [seed] = useState(() => (clockTurn === undefined ? Math.random() : 0))
  const [last, setLast] = useState<Place>({ index: clockTurn ?? 0 })
  const sequence = useMemo(
    () => (isShuffled ? shuffle(pictures, seed) : pictures),
    [pictures, isShuffled, seed],
  )
  const place = findPlace(sequence, last)
  if (place.entry !== last.entry || place.index !== last.index) setLast(place)
  return {
    current: place.entry,
    next: sequence[(place.index + 1) % sequence.length],
    /** Makes the neighbour of an entry the current one. */
    stepFrom: (entry: Entry | undefined, increment: 1 | -1) => {
      const { index } = findPlace(sequence, { entry, index: place.index })
      setLast({ index: index + increment + sequence.length })
    },
  }
}

/** Where an entry is in a list or, if it is gone, the entry that took its place. */
export function findPlace(sequence: readonly Entry[], { entry, index }: Place): Place {
  const found = sequence.findIndex((picture) => pictureKeyOf(picture) === pictureKeyOf(entry))
  const place = found < 0 ? index % sequence.length : found
  return { entry: sequence[place], index: place }
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
