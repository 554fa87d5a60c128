/** A smooth field over the plane, about -1 to 1, with features one unit wide. */
export type Noise = (x: number, y: number) => number

export function createNoise(seed: number): Noise {
  return (x, y) => {
    const column = Math.floor(x)
    const row = Math.floor(y)
    const across = x - column
    const down = y - row
    const blend = fade(across)
    const top = mix(
      slope(column, row, seed, across, down),
      slope(column + 1, row, seed, across - 1, down),
      blend,
    )
    const bottom = mix(
      slope(column, row + 1, seed, across, down - 1),
      slope(column + 1, row + 1, seed, across - 1, down - 1),
      blend,
    )
    return 1.5 * mix(top, bottom, fade(down))
  }
}

/** Octaves of the field on top of each other, each turned so that no grid shows: clouds. */
export function clouds(noise: Noise, x: number, y: number, octaves: number): number {
  let sum = 0
  let weight = 0.55
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise(x, y)
    weight *= 0.52
    const turned = 1.6 * x + 1.2 * y + 17.3
    y = 1.6 * y - 1.2 * x - 9.1
    x = turned
  }
  return sum
}

/** The same with its folds turned up: filaments, 0 to about 1. */
export function filaments(noise: Noise, x: number, y: number, octaves: number): number {
  let sum = 0
  let weight = 0.55
  for (let octave = 0; octave < octaves; octave++) {
    const fold = 1 - Math.min(1, Math.abs(noise(x, y)) * 1.6)
    sum += weight * fold * fold
    weight *= 0.5
    const turned = 1.6 * x + 1.2 * y + 5.7
    y = 1.6 * y - 1.2 * x + 31.9
    x = turned
  }
  return sum
}

export function distance(x: number, y: number, z = 0): number {
  return Math.sqrt(x * x + y * y + z * z)
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** 0 below `low`, 1 above `high`, and a soft rise between them. */
export function rise(low: number, high: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)))
  return share * share * (3 - 2 * share)
}

function fade(share: number): number {
  return share * share * share * (share * (share * 6 - 15) + 10)
}

/** One lattice point's slope, of random direction and steepness, seen from a point nearby. */
function slope(column: number, row: number, seed: number, across: number, down: number): number {
  let bits = Math.imul(column, 0x27d4eb2d) ^ Math.imul(row, 0x165667b1) ^ seed
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d)
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39)
  bits ^= bits >>> 15
  const towardsRight = (bits & 0xffff) / 32768 - 1
  const towardsBottom = (bits >>> 16) / 32768 - 1
  return towardsRight * across + towardsBottom * down
}
