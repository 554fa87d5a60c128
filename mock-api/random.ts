export type NonEmpty<T> = readonly [T, ...T[]]

/** A sequence of numbers that is always the same for the same seed. */
export type Random = {
  /** From 0 up to 1. */
  next: () => number
  between: (low: number, high: number) => number
  pick: <T>(list: NonEmpty<T>) => T
  chance: (probability: number) => boolean
}

export function createRandom(seed: string): Random {
  let state = hashText(seed)
  const next = () => {
    state = (state + 0x9e3779b9) | 0
    return scramble(state) / 2 ** 32
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (probability) => next() < probability,
  }
}

/** Spreads an integer over 32 bits, so that neighbours have nothing in common. */
function scramble(integer: number): number {
  let bits = Math.imul(integer ^ (integer >>> 16), 0x7feb352d)
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b)
  return (bits ^ (bits >>> 16)) >>> 0
}

function hashText(text: string): number {
  let hash = text.length
  for (let index = 0; index < text.length; index++) {
    hash = scramble(Math.imul(hash, 31) + text.charCodeAt(index))
  }
  return hash
}
