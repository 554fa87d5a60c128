import { useState } from 'react'
import type { Entry } from '../apod/entry.ts'

interface Playlist {
  pictures: readonly Entry[]
  isShuffled: boolean
  /** What is shown in turn. A shuffle appends round after round, each with every picture once. */
  sequence: readonly Entry[]
  position: number
}

export const emptyPlaylist: Playlist = {
  pictures: [],
  isShuffled: false,
  sequence: [],
  position: 0,
}

/** @param pictures at least one */
export function usePlaylist(pictures: readonly Entry[], isShuffled: boolean) {
  const [playlist, setPlaylist] = useState(emptyPlaylist)
  if (playlist.pictures !== pictures || playlist.isShuffled !== isShuffled)
    setPlaylist(updatePlaylist(playlist, pictures, isShuffled))
  const { sequence, position } = playlist
  return {
    current: sequence[position],
    next: sequence[(position + 1) % sequence.length],
    step: (increment: number) => setPlaylist((last) => stepPlaylist(last, increment)),
  }
}

/** Stays the same when a list is refetched. */
export function keyOf(entry: Entry | undefined) {
  return `${entry?.date} ${entry?.url}`
}

/** Stays with the current picture or, if that is gone, goes on to the next one. */
export function updatePlaylist(
  before: Playlist,
  pictures: readonly Entry[],
  isShuffled: boolean,
): Playlist {
  const byKey = new Map(pictures.map((entry) => [keyOf(entry), entry]))
  const listed = (entries: readonly Entry[]) =>
    entries.flatMap((entry) => byKey.get(keyOf(entry)) ?? [])
  const played = listed(before.sequence.slice(0, before.position))
  const coming = listed(before.sequence.slice(before.position))
  if (!isShuffled) {
    const position = pictures.findIndex((each) => each === coming[0])
    return { pictures, isShuffled, sequence: pictures, position: Math.max(position, 0) }
  }
  const kept = before.isShuffled ? [...played, ...coming] : coming.slice(0, 1)
  const position = before.isShuffled ? played.length : 0
  const known = new Set(kept)
  const added = pictures.filter((entry) => !known.has(entry))
  // New pictures come anywhere after the current one.
  const sequence = mixIn(added, kept, Math.min(position + 1, kept.length))
  // A step by 0 appends a round if the current picture is the last one.
  return stepPlaylist({ pictures, isShuffled, sequence, position }, 0)
}

/** How many pictures a shuffle keeps for steps back. */
const maxShown = 1000

/** Goes forwards or back, round and round. A shuffle always has a next picture, so that it can be preloaded. */
export function stepPlaylist(playlist: Playlist, increment: number): Playlist {
  const { pictures, isShuffled, sequence } = playlist
  const position =
    (playlist.position + (increment % sequence.length) + sequence.length) % sequence.length
  if (!isShuffled || position < sequence.length - 1) return { ...playlist, position }
  const played = sequence.slice(-maxShown)
  const longer = mixIn(pictures, played, played.length)
  // No picture comes twice in a row.
  if (longer[played.length] === sequence[position]) longer.push(...longer.splice(played.length, 1))
  return { ...playlist, sequence: longer, position: played.length - 1 }
}

/** Inserts each picture at a random position, not before `begin`. */
function mixIn(pictures: readonly Entry[], sequence: readonly Entry[], begin: number): Entry[] {
  const mixed = [...sequence]
  for (const picture of pictures)
    mixed.splice(begin + Math.floor(Math.random() * (mixed.length - begin + 1)), 0, picture)
  return mixed
}
