import { useState } from 'react'
import type { Entry } from '../apod/entry.ts'

interface Playlist {
  pictures: readonly Entry[]
  isShuffled: boolean
  /** Decides the order of a shuffle. */
  seed: number
  /** Each picture once, in the order in which they are shown. */
  sequence: readonly Entry[]
  position: number
}

export const emptyPlaylist: Playlist = {
  pictures: [],
  isShuffled: false,
  seed: 0,
  sequence: [],
  position: 0,
}

/** Needs at least one picture. If `turns` is set, that many have passed before the start, and a shuffle always has the same order. */
export function usePlaylist(pictures: readonly Entry[], isShuffled: boolean, turns?: number) {
  const [playlist, setPlaylist] = useState({ ...emptyPlaylist, position: turns ?? 0 })
  if (playlist.pictures !== pictures || playlist.isShuffled !== isShuffled)
    setPlaylist(updatePlaylist(playlist, pictures, isShuffled, turns === undefined ? undefined : 0))
  const { sequence, position } = playlist
  return {
    current: sequence[position],
    next: sequence[(position + 1) % sequence.length],
    /** Makes the neighbour of an entry the current one. */
    stepFrom: (entry: Entry | undefined, increment: 1 | -1) =>
      setPlaylist((last) => stepPlaylist(last, entry, increment)),
  }
}

/** Identifies an entry, even after its list was refetched. */
export function pictureKeyOf(entry: Entry | undefined) {
  return `${entry?.date} ${entry?.url}`
}

/** How many pictures a frame would have shown by now, by local time: one that is started anew each day goes on. */
export function turnsUntilNow(secondsPerPicture: number) {
  const now = new Date()
  return Math.floor((now.getTime() / 1000 - now.getTimezoneOffset() * 60) / secondsPerPicture)
}

/** Stays with the current picture or, if that is gone, goes on to the next one. The seed is used if a shuffle begins. */
export function updatePlaylist(
  before: Playlist,
  pictures: readonly Entry[],
  isShuffled: boolean,
  newSeed = Math.random(),
): Playlist {
  // Switching Shuffle off and on again gives another order, except in a frame.
  const seed = before.isShuffled ? before.seed : newSeed
  const rankOf = (entry: Entry) => hashOf(`${seed} ${pictureKeyOf(entry)}`)
  const sequence = isShuffled ? pictures.toSorted((a, b) => rankOf(a) - rankOf(b)) : pictures
  const indexes = new Map(sequence.map((entry, index) => [pictureKeyOf(entry), index]))
  const upcoming = before.sequence.slice(before.position)
  const current = upcoming.map(pictureKeyOf).find((key) => indexes.has(key))
  const position = indexes.get(current ?? '') ?? before.position % sequence.length
  return { pictures, isShuffled, seed, sequence, position }
}

/** A number that depends only on the text (FNV-1a, 32 bits). */
function hashOf(text: string) {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash
}

/** Goes to the picture after or before an entry. The first one follows the last. */
export function stepPlaylist(
  playlist: Playlist,
  entry: Entry | undefined,
  increment: 1 | -1,
): Playlist {
  const { sequence, position } = playlist
  const index = sequence.findIndex((picture) => pictureKeyOf(picture) === pictureKeyOf(entry))
  // The entry may have been removed since.
  const from = index < 0 ? position : index
  return { ...playlist, position: (from + increment + sequence.length) % sequence.length }
}
