import { createRandom, type Random } from '../random.ts'

/** A smooth field over the plane, about -1 to 1, with features one unit wide. */
type Noise = (x: number, y: number) => number

export function createNoise(random: Random): Noise {
  const { between } = createRandom(`noise ${random.next()}`)
  const slopes = Float32Array.from({ length: 2 * 128 * 128 }, () => between(-1.5, 1.5))
  const slope = (column: number, row: number, across: number, down: number) => {
    const at = 2 * ((row & 127) * 128 + (column & 127))
    return (slopes[at] ?? 0) * across + (slopes[at + 1] ?? 0) * down
  }
  return (x, y) => {
    const i = Math.floor(x)
    const j = Math.floor(y)
    const u = x - i
    const v = y - j
    const bend = u * u * (3 - 2 * u)
    const above = mix(slope(i, j, u, v), slope(i + 1, j, u - 1, v), bend)
    const below = mix(slope(i, j + 1, u, v - 1), slope(i + 1, j + 1, u - 1, v - 1), bend)
    return mix(above, below, v * v * (3 - 2 * v))
  }
}

/** Octaves of the field on top of each other, each turned so that no grid shows: clouds. */
export function clouds(noise: Noise, x: number, y: number, octaves: number): number {
  let sum = 0
  for (let weight = 0.55; octaves > 0; octaves--, weight *= 0.52) {
    sum += weight * noise(x, y)
    const turned = 1.6 * x + 1.2 * y + 17.3
    y = 1.6 * y - 1.2 * x - 9.1
    x = turned
  }
  return sum
}

/** The same with its folds turned up: filaments, 0 to about 1. */
export function filaments(noise: Noise, x: number, y: number, octaves: number): number {
  return clouds((u, v) => (1 - Math.min(1, Math.abs(noise(u, v)) * 1.6)) ** 2, x, y, octaves)
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
