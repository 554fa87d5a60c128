import type { Entry } from '../apod/entry.ts'

/** The round in which a shuffle was switched on: it begins with the picture that was seen. */
export interface ShuffleStart {
  round: number
  date: string | undefined
}

/** Another order in each round of a seed, kept as the list changes; no picture comes twice in a row. */
export function shuffled(
  pictures: readonly Entry[],
  seed: number,
  round: number,
  start?: ShuffleStart,
): readonly Entry[] {
  // Two pictures have one order in which none comes twice in a row.
  if (pictures.length < 3) return pictures
  const orderIn = (each: number) =>
    ordered(pictures, `${each} ${seed}`, start?.round === each ? start.date : undefined)
  const order = orderIn(round)
  const isRepeated = start?.round !== round && order[0] === orderIn(round - 1).at(-1)
  return isRepeated ? [...order.slice(1, 2), ...order.slice(0, 1), ...order.slice(2)] : order
}

function ordered(pictures: readonly Entry[], seed: string, first?: string) {
  return pictures
    .map((entry) => ({ entry, rank: entry.date === first ? -1 : hashOf(entry.date + seed) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
}

/** A number that looks random, the same for the same text. */
function hashOf(text: string) {
  let hash = 0
  for (const character of text)
    hash = Math.imul(hash ^ (hash >>> 15) ^ (character.codePointAt(0) ?? 0), 2_246_822_519) >>> 0
  return hash
}
