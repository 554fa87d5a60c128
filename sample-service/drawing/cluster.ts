import { clouds, createNoise, distance } from './noise.ts'
import { addLight, type Light, type Painter, type Star } from './scene.ts'
import { drawStarColour, scatterStars } from './stars.ts'
import type { Random } from '../random.ts'

/** A globular cluster: some thousand old stars, crowding towards a core that runs together. */
export const paintCluster: Painter = (random, frame) => {
  const noise = createNoise(random.next() * 2 ** 31)
  const core = random.between(0.05, 0.1)
  const middleX = random.between(-0.08, 0.08)
  const middleY = random.between(-0.06, 0.06)
  const haze: Light = [1, 0.82, 0.6]
  const sky: Light = random.pick([
    [0.012, 0.014, 0.026],
    [0.02, 0.013, 0.014],
    [0.01, 0.016, 0.02],
  ])
  return {
    glow: (x, y, light) => {
      const far = distance(x - middleX, y - middleY)
      addLight(light, sky, 1 + 0.9 * clouds(noise, x * 1.7, y * 1.7, 4))
      addLight(light, haze, 0.3 / (1 + (far / core) ** 2) ** 1.15)
    },
    stars: [
      ...scatterStars(random, frame, { density: 650, faintest: 0.03, youth: 0.5 }),
      ...crowd(random, middleX, middleY, core, Math.round(random.between(7000, 10000))),
    ],
  }
}

function crowd(
  random: Random,
  middleX: number,
  middleY: number,
  core: number,
  count: number,
): Star[] {
  return Array.from({ length: count }, () => {
    // Plummer's law: half of the stars lie within 1.3 core radii.
    const far = core / Math.sqrt(random.between(0.002, 0.985) ** (-2 / 3) - 1)
    const height = random.between(-1, 1)
    const flat = far * Math.sqrt(1 - height * height)
    const turn = random.between(0, 2 * Math.PI)
    const giant = random.chance(0.035)
    return {
      x: middleX + flat * Math.cos(turn),
      y: middleY + flat * Math.sin(turn),
      flux: giant ? random.between(0.6, 3.4) : 0.05 * (1 - random.next()) ** -0.6,
      colour: drawStarColour(random, giant ? 0.2 : 0.5),
    }
  })
}
