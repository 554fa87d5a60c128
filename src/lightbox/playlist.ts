import { useState } from 'react'
import type { Entry } from '../apod/entry.ts'

interface Playlist {
  pictures: readonly Entry[]
  isShuffled: boolean
  /** A random number for each picture's key, by which a shuffle is sorted. */
  ranks: ReadonlyMap<string, number>
  /** Each picture once, in the order in which they are shown. */
  sequence: readonly Entry[]
  position: number
}

export const emptyPlaylist: Playlist = {
  pictures: [],
  isShuffled: false,
  ranks: new Map(),
  sequence: [],
  position: 0,
}

/** Needs at least one picture. */
export function usePlaylist(pictures: readonly Entry[], isShuffled: boolean) {
  const [playlist, setPlaylist] = useState(emptyPlaylist)
  if (playlist.pictures !== pictures || playlist.isShuffled !== isShuffled)
    setPlaylist(updatePlaylist(playlist, pictures, isShuffled))
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

/** Stays with the current picture or, if that is gone, goes on to the next one. */
export function updatePlaylist(
  before: Playlist,
  pictures: readonly Entry[],
  isShuffled: boolean,
): Playlist {
  // Switching Shuffle off and on again gives another order.
  const oldRanks = before.isShuffled ? before.ranks : emptyPlaylist.ranks
  const keys = pictures.map(pictureKeyOf)
  const ranks = new Map(keys.map((key) => [key, oldRanks.get(key) ?? Math.random()]))
  const rankOf = (entry: Entry) => ranks.get(pictureKeyOf(entry)) ?? 0
  const sequence = isShuffled ? pictures.toSorted((a, b) => rankOf(a) - rankOf(b)) : pictures
  const upcoming = before.sequence.slice(before.position).map(pictureKeyOf)
  const current = upcoming.find((key) => ranks.has(key))
  const position = sequence.findIndex((entry) => pictureKeyOf(entry) === current)
  return { pictures, isShuffled, ranks, sequence, position: Math.max(position, 0) }
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
