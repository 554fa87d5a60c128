import { useState } from 'react'
import type { Entry } from '../apod/entry.ts'

interface Playlist {
  pictures: readonly Entry[]
  isShuffled: boolean
  /** What is shown in turn. A shuffle appends round after round, each with every picture once. */
  order: readonly Entry[]
  index: number
}

export const emptyPlaylist: Playlist = { pictures: [], isShuffled: false, order: [], index: 0 }

/** @param pictures at least one */
export function usePlaylist(pictures: readonly Entry[], isShuffled: boolean) {
  const [playlist, setPlaylist] = useState(emptyPlaylist)
  if (playlist.pictures !== pictures || playlist.isShuffled !== isShuffled)
    setPlaylist(updatePlaylist(playlist, pictures, isShuffled))
  const { order, index } = playlist
  return {
    current: order[index],
    next: order[(index + 1) % order.length],
    step: (increment: number) => setPlaylist((last) => stepPlaylist(last, increment)),
  }
}

/** Stays with the current picture or, if that is gone, goes on to the next one. */
export function updatePlaylist(
  before: Playlist,
  pictures: readonly Entry[],
  isShuffled: boolean,
): Playlist {
  const byDate = new Map(pictures.map((entry) => [entry.date, entry]))
  const listed = (entries: readonly Entry[]) =>
    entries.flatMap(({ date }) => byDate.get(date) ?? [])
  const shown = listed(before.order.slice(0, before.index))
  const coming = listed(before.order.slice(before.index))
  if (!isShuffled) {
    const index = pictures.findIndex((each) => each === coming[0])
    return { pictures, isShuffled, order: pictures, index: Math.max(index, 0) }
  }
  const kept = before.isShuffled ? [...shown, ...coming] : coming.slice(0, 1)
  const index = before.isShuffled ? shown.length : 0
  const known = new Set(kept)
  const added = pictures.filter((entry) => !known.has(entry))
  const order = mixIn(added, kept, Math.min(index + 1, kept.length))
  return stepPlaylist({ pictures, isShuffled, order, index }, 0)
}

/** How many pictures a shuffle keeps for steps back. */
const maxShown = 1000

/** Goes forwards or back, round and round. A shuffle always has a next picture, so that it can be preloaded. */
export function stepPlaylist(playlist: Playlist, increment: number): Playlist {
  const { pictures, isShuffled, order } = playlist
  const index = (playlist.index + increment + order.length) % order.length
  if (!isShuffled || index < order.length - 1) return { ...playlist, index }
  const shown = order.slice(-maxShown)
  const longer = mixIn(pictures, shown, shown.length)
  // No picture comes twice in a row.
  if (longer[shown.length] === order[index]) longer.push(...longer.splice(shown.length, 1))
  return { ...playlist, order: longer, index: shown.length - 1 }
}

/** Inserts each picture at a random index, not less than `begin`. */
function mixIn(pictures: readonly Entry[], order: readonly Entry[], begin: number): Entry[] {
  const mixed = [...order]
  for (const picture of pictures)
    mixed.splice(begin + Math.floor(Math.random() * (mixed.length - begin + 1)), 0, picture)
  return mixed
}
