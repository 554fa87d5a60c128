import { distance, mix } from './noise.ts'
import type { Frame, Light, Star } from './scene.ts'
import type { Random } from '../random.ts'

type Sky = {
  /** How many stars there are on a square of the short side. */
  density: number
  /** The flux of the faintest; the others follow the power law of a real sky. */
  faintest?: number
  brightest?: number
  /** 0 for old red stars, 1 for young blue ones. */
  youth?: number
  /** How much of a star's light comes through at a place, 0 to 1. */
  veil?: (x: number, y: number) => number
}

export function scatterStars(random: Random, frame: Frame, sky: Sky): Star[] {
  const { density, faintest = 0.05, brightest = 14, youth = 0.5, veil } = sky
  const wide = frame.width / frame.unit
  const high = frame.height / frame.unit
  return Array.from({ length: Math.round(density * wide * high) }, () => {
    const x = (random.next() - 0.5) * wide
    const y = (random.next() - 0.5) * high
    const flux = Math.min(brightest, faintest * (1 - random.next()) ** -0.95)
    return { x, y, flux: flux * (veil?.(x, y) ?? 1), colour: drawStarColour(random, youth) }
  })
}

/** The colour of a star, from a red giant's to that of one hot and young. */
export function drawStarColour(random: Random, youth: number): Light {
  const heat = Math.min(1, Math.max(0, youth + (random.next() + random.next() - 1) * 0.85))
  return heat < 0.5 ? blend(red, white, heat * 2) : blend(white, blue, heat * 2 - 1)
}

/** Adds the stars' light: a round core, a glow about the bright ones, spikes on the brightest. */
export function shineStars(light: Float32Array, frame: Frame, stars: readonly Star[]): void {
  const sharpness = Math.max(0.62, frame.unit / 950)
  for (const star of stars) {
    const left = star.x * frame.unit + frame.width / 2
    const top = star.y * frame.unit + frame.height / 2
    const core = sharpness * (1 + 0.18 * Math.log1p(star.flux))
    splat(light, frame, left, top, star, core * 3.2, (far) =>
      Math.exp((-far * far) / (2 * core * core)),
    )
    if (star.flux > 0.8) addGlow(light, frame, left, top, star, sharpness)
    if (star.flux > 4) addSpikes(light, frame, left, top, star, sharpness)
  }
}

function addGlow(
  light: Float32Array,
  frame: Frame,
  left: number,
  top: number,
  star: Star,
  scale: number,
): void {
  const reach = scale * (7 + 5.5 * Math.sqrt(star.flux))
  const width = scale * 2.2
  splat(light, frame, left, top, star, reach, (far) => {
    const fall = Math.max(0, 1 - far / reach)
    return (0.045 * fall * fall) / (1 + (far / width) ** 2)
  })
}

function addSpikes(
  light: Float32Array,
  frame: Frame,
  left: number,
  top: number,
  star: Star,
  scale: number,
): void {
  const reach = scale * Math.min(95, 14 + 6.5 * star.flux)
  for (let step = -Math.ceil(reach); step <= reach; step++) {
    const fall = (1 - Math.abs(step) / (Math.ceil(reach) + 1)) ** 3
    const spread = scale * 0.55
    for (let side = -2; side <= 2; side++) {
      const amount = 0.055 * star.flux * fall * Math.exp((-side * side) / (2 * spread * spread))
      addAt(light, frame, Math.round(left) + step, Math.round(top) + side, star.colour, amount)
      addAt(light, frame, Math.round(left) + side, Math.round(top) + step, star.colour, amount)
    }
  }
}

function splat(
  light: Float32Array,
  frame: Frame,
  left: number,
  top: number,
  star: Star,
  reach: number,
  profile: (distance: number) => number,
): void {
  for (let row = Math.ceil(top - reach); row <= top + reach; row++) {
    for (let column = Math.ceil(left - reach); column <= left + reach; column++) {
      const amount = star.flux * profile(distance(column - left, row - top))
      addAt(light, frame, column, row, star.colour, amount)
    }
  }
}

function addAt(
  light: Float32Array,
  frame: Frame,
  column: number,
  row: number,
  colour: Light,
  amount: number,
): void {
  if (column < 0 || row < 0 || column >= frame.width || row >= frame.height) return
  const at = (row * frame.width + column) * 3
  light[at] = (light[at] ?? 0) + colour[0] * amount
  light[at + 1] = (light[at + 1] ?? 0) + colour[1] * amount
  light[at + 2] = (light[at + 2] ?? 0) + colour[2] * amount
}

const red: Light = [1, 0.5, 0.26]
const white: Light = [1, 0.93, 0.84]
const blue: Light = [0.52, 0.7, 1]

function blend(from: Light, to: Light, share: number): Light {
  return [mix(from[0], to[0], share), mix(from[1], to[1], share), mix(from[2], to[2], share)]
}
