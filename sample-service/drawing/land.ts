import type { Random } from '../random.ts'
import { clouds, createNoise, filaments, rise } from './noise.ts'
import type { Frame, Light } from './scene.ts'

/** One line of mountains: its colour, and how much of a point it hides. */
export type Ridge = { colour: Light; coverAt: (x: number, y: number) => number }

/** Three ridges, the far ones lighter for the air between, with firs on the nearest. */
export function drawLand(random: Random, frame: Frame, shore: number): Ridge[] {
  const high = frame.height / frame.unit
  return [
    drawRidge(random, frame, shore, { rise: 0.15 * high, colour: [0.016, 0.03, 0.045], firs: 0 }),
    drawRidge(random, frame, shore, { rise: 0.095 * high, colour: [0.008, 0.017, 0.024], firs: 0 }),
    drawRidge(random, frame, shore, { rise: 0.035 * high, colour: [0.002, 0.004, 0.006], firs: 1 }),
  ]
}

function drawRidge(
  random: Random,
  frame: Frame,
  shore: number,
  shape: { rise: number; colour: Light; firs: number },
): Ridge {
  const noise = createNoise(random.next() * 2 ** 31)
  const offset = random.between(0, 50)
  const tops = Float32Array.from({ length: frame.width }, (_, column) => {
    const x = (column - frame.width / 2) / frame.unit
    const peaks = filaments(noise, x * 1.5 + offset, 4.5, 6)
    const swell = 0.5 + 0.5 * clouds(noise, x * 0.7 + offset, 80.5, 2)
    const fir = shape.firs * Math.max(0, noise(x * 95, offset)) * (0.4 + swell)
    return shore - shape.rise * (0.12 + 1.1 * peaks * swell) - 0.022 * fir
  })
  return {
    colour: shape.colour,
    coverAt: (x, y) => {
      const top = tops[Math.round(x * frame.unit + frame.width / 2)] ?? shore
      return rise(top - 0.8 / frame.unit, top + 0.8 / frame.unit, y)
    },
  }
}
