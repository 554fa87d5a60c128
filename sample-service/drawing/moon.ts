import { carveGround, type Ground } from './craters.ts'
import { clouds, createNoise, distance, mix, rise } from './noise.ts'
import { addLight, cover, type Light, type Painter } from './scene.ts'
import { scatterStars } from './stars.ts'

/** A cratered moon at some phase, its night side faintly lit by the planet it circles. */
export const paintMoon: Painter = (random, frame) => {
  const radius = random.between(0.36, 0.44)
  const noise = createNoise(random.next() * 2 ** 31)
  const ground = carveGround(random, Math.round(frame.unit * radius * 2))
  const phase = random.between(0.5, 2.1) * random.pick([-1, 1])
  const sun: Light = [Math.sin(phase), random.between(-0.3, 0.3), Math.cos(phase)]
  const high: Light = random.pick([
    [0.78, 0.76, 0.73],
    [0.82, 0.74, 0.66],
    [0.7, 0.75, 0.82],
  ])
  const low: Light = [high[0] * 0.3, high[1] * 0.3, high[2] * 0.34]
  const earthshine: Light = [0.012, 0.017, 0.026]
  const pixel = 1 / (frame.unit * radius)

  return {
    glow: (x, y, light) => {
      const far = distance(x, y) / radius
      addLight(light, [0.004, 0.005, 0.008], 1)
      addLight(light, high, 0.012 * Math.exp(-(far - 1) * 5))
    },
    stars: scatterStars(random, frame, { density: 240, faintest: 0.025, brightest: 3 }),
    solid: (screenX, screenY, light) => {
      const x = screenX / radius
      const y = screenY / radius
      const far = distance(x, y)
      if (far > 1 + pixel) return
      const z = Math.sqrt(Math.max(0.0004, 1 - far * far))
      const [slopeX, slopeY] = slopeAt(ground, x, y)
      const length = distance(x - slopeX, y - slopeY, z)
      const facing = ((x - slopeX) * sun[0] + (y - slopeY) * sun[1] + z * sun[2]) / length
      const smooth = x * sun[0] + y * sun[1] + z * sun[2]
      // A dusty ground scatters light back: the disc stays bright towards its edge.
      const day = Math.max(0, facing) ** 0.75 * rise(-0.06, 0.12, smooth)
      const bend = clouds(noise, x * 1.6, y * 1.6, 3)
      const sea = rise(0.02, 0.34, clouds(noise, x * 1.3 + bend * 0.8 + 7, y * 1.3 - bend * 0.8, 5))
      const tone: Light = [...high]
      cover(tone, low, sea * 0.95)
      cover(tone, [1, 0.98, 0.95], 0.5 * rayAt(ground, x, y))
      const edge = rise(1 + pixel, 1 - pixel, far)
      const shine = mix(0.5, 1, z)
      const amount = 0.82 * day
      const lit: Light = [tone[0] * amount, tone[1] * amount, tone[2] * amount]
      addLight(lit, earthshine, shine * (1 - 0.3 * sea) * rise(0.5, -0.2, smooth))
      cover(light, lit, edge)
    },
  }
}

function slopeAt(ground: Ground, x: number, y: number): [number, number] {
  const { size, heights } = ground
  const at = placeOf(size, x, y)
  const steepness = size / 3.8
  return [
    ((heights[at + 1] ?? 0) - (heights[at - 1] ?? 0)) * steepness,
    ((heights[at + size] ?? 0) - (heights[at - size] ?? 0)) * steepness,
  ]
}

function rayAt(ground: Ground, x: number, y: number): number {
  return ground.rays[placeOf(ground.size, x, y)] ?? 0
}

function placeOf(size: number, x: number, y: number): number {
  const column = Math.min(size - 2, Math.max(1, Math.round(((x + 1) / 2) * size)))
  const row = Math.min(size - 2, Math.max(1, Math.round(((y + 1) / 2) * size)))
  return row * size + column
}
