import { clouds, createNoise, distance, filaments, rise } from './noise.ts'
import type { Random } from '../random.ts'

/** A moon's near side on a square of `size` pixels: heights in its radii, and rays of bright ejecta. */
export type Ground = { size: number; heights: Float32Array; rays: Float32Array }

type Crater = {
  x: number
  y: number
  z: number
  reach: number
  age: number
  isFresh: boolean
  seed: number
}

/** Throws some thousand stones at a ball, most of them small, the old craters first. */
export function carveGround(random: Random, size: number): Ground {
  const noise = createNoise(random.next() * 2 ** 31)
  const ground = { size, heights: roughen(size, noise), rays: new Float32Array(size * size) }
  for (const crater of throwStones(random, 3200)) dig(ground, crater, noise)
  return ground
}

function roughen(size: number, noise: (x: number, y: number) => number): Float32Array {
  const heights = new Float32Array(size * size)
  for (let at = 0; at < heights.length; at++) {
    const x = ((at % size) / size) * 2 - 1
    const y = (Math.floor(at / size) / size) * 2 - 1
    if (x * x + y * y > 1) continue
    heights[at] = 0.011 * clouds(noise, x * 9, y * 9, 5) + 0.004 * filaments(noise, x * 6, y * 6, 2)
  }
  return heights
}

function throwStones(random: Random, count: number): Crater[] {
  const stones = Array.from({ length: count }, () => {
    const z = random.next()
    const turn = random.between(0, 2 * Math.PI)
    const flat = Math.sqrt(1 - z * z)
    const reach = Math.min(0.13, 0.0068 * (1 - random.next()) ** -0.47)
    const isFresh = reach > 0.018 && reach < 0.07 && random.chance(0.05)
    return {
      x: flat * Math.cos(turn),
      y: flat * Math.sin(turn),
      z,
      reach,
      age: isFresh ? 1.2 : random.between(0.25, 1),
      isFresh,
      seed: random.next() * 99,
    }
  })
  return stones.toSorted((one, other) => Number(one.isFresh) - Number(other.isFresh))
}

function dig(ground: Ground, crater: Crater, noise: (x: number, y: number) => number): void {
  const { size, heights, rays } = ground
  // Wide craters are shallow for their width.
  const deep = 0.27 * crater.reach ** 0.72 * crater.age
  const spread = crater.reach * (crater.isFresh ? 9 : 1.7)
  const bottom = pixelOf(crater.y + spread, size)
  const right = pixelOf(crater.x + spread, size)
  for (let row = pixelOf(crater.y - spread, size); row <= bottom; row++) {
    const y = (row / size) * 2 - 1
    for (let column = pixelOf(crater.x - spread, size); column <= right; column++) {
      const x = (column / size) * 2 - 1
      const depth = 1 - x * x - y * y
      if (depth <= 0) continue
      const far = distance(x - crater.x, y - crater.y, Math.sqrt(depth) - crater.z) / crater.reach
      const at = row * size + column
      if (far < 1.7) heights[at] = (heights[at] ?? 0) + deep * profile(far)
      if (!crater.isFresh || far > 9) continue
      const turn = Math.atan2(y - crater.y, x - crater.x)
      const streak = noise(Math.cos(turn) * 5 + crater.seed, Math.sin(turn) * 5) + 0.2
      const ray = rise(0.05, 0.6, streak) * rise(9, 1, far) ** 2 + 0.8 * rise(2, 0.8, far)
      rays[at] = Math.max(rays[at] ?? 0, ray)
    }
  }
}

/** A bowl with a flat floor, a raised rim, and ejecta that thin out. */
function profile(far: number): number {
  const bowl = far < 1 ? -0.2 * (1 - Math.max(0.32, far * far)) : 0
  return bowl + 0.085 * Math.exp(-(((far - 1) / (far < 1 ? 0.12 : 0.26)) ** 2))
}

function pixelOf(place: number, size: number): number {
  return Math.min(size - 1, Math.max(0, Math.round(((place + 1) / 2) * size)))
}
