import type { NonEmpty } from '../random.ts'
import { clouds, createNoise, distance, mix, rise } from './noise.ts'
import { addLight, cover, type Light, type Painter } from './scene.ts'
import { scatterStars } from './stars.ts'

type Bands = { zone: Light; belt: Light; storm: Light; air: Light }

const palettes: NonEmpty<Bands> = [
  {
    zone: [0.9, 0.78, 0.56],
    belt: [0.62, 0.4, 0.22],
    storm: [0.8, 0.3, 0.16],
    air: [1, 0.85, 0.6],
  },
  {
    zone: [0.55, 0.78, 0.92],
    belt: [0.16, 0.36, 0.68],
    storm: [0.92, 0.96, 1],
    air: [0.4, 0.7, 1],
  },
  {
    zone: [0.92, 0.86, 0.74],
    belt: [0.7, 0.56, 0.4],
    storm: [0.98, 0.95, 0.88],
    air: [1, 0.9, 0.7],
  },
  {
    zone: [0.62, 0.82, 0.72],
    belt: [0.22, 0.46, 0.46],
    storm: [0.9, 0.95, 0.8],
    air: [0.6, 1, 0.9],
  },
  { zone: [0.86, 0.6, 0.5], belt: [0.46, 0.2, 0.22], storm: [0.95, 0.8, 0.6], air: [1, 0.6, 0.45] },
]

/** A giant with cloud belts and rings; each throws its shadow on the other. */
export const paintPlanet: Painter = (random, frame) => {
  const palette = random.pick(palettes)
  const noise = createNoise(random.next() * 2 ** 31)
  const radius = random.between(0.24, 0.3)
  const roll = random.between(-0.5, 0.5)
  const opening = random.between(0.14, 0.42)
  const lean = Math.sqrt(1 - opening * opening)
  const side = random.pick([-1, 1])
  const sun = unit([
    side * random.between(0.45, 0.85),
    random.between(-0.45, -0.1),
    random.between(0.35, 0.8),
  ])
  const middleX = -side * 0.03
  const belts = random.between(5, 9)
  const pixel = 1 / (frame.unit * radius)
  const cosRoll = Math.cos(roll)
  const sinRoll = Math.sin(roll)

  /** How dense the rings are at a distance from the middle, in the planet's radii. */
  const ringDepth = (far: number) => {
    if (far < 1.22 || far > 2.32) return 0
    const gap = 1 - 0.92 * rise(0.035, 0.01, Math.abs(far - 1.98))
    const grooves = 0.62 + 0.55 * clouds(noise, far * 17, 3.3, 5)
    return Math.min(1, Math.max(0.03, grooves)) * gap * rise(1.22, 1.5, far) * rise(2.32, 2.28, far)
  }

  const surface = (x: number, y: number, z: number): Light => {
    const north = y * lean - z * opening
    const swirl = clouds(noise, x * 3 + 9, north * 9, 5)
    const wave = clouds(noise, x * 1.4 - 4, north * 5.5 + swirl * 0.5, 4)
    const band = 0.5 + 0.5 * Math.sin(north * belts * 2.4 + wave * 2.1) + 0.3 * swirl
    const colour: Light = [...palette.belt]
    cover(colour, palette.zone, rise(0.1, 0.95, band))
    const spot = distance((x + 0.3 * side) / 1.9, north - 0.34) * 9
    cover(colour, palette.storm, 0.75 * rise(1.15, 0.55, spot + 0.3 * swirl))
    return colour
  }

  return {
    glow: (x, y, light) => {
      addLight(light, [0.004, 0.005, 0.009], 1.4 + clouds(noise, x * 1.5, y * 1.5, 3))
    },
    stars: scatterStars(random, frame, { density: 420, faintest: 0.025, brightest: 5 }),
    solid: (screenX, screenY, light) => {
      const x = ((screenX - middleX) * cosRoll + screenY * sinRoll) / radius
      const y = (screenY * cosRoll - (screenX - middleX) * sinRoll) / radius
      const far = distance(x, y)
      if (far > 2.4) return
      const ringFar = distance(x, y / opening)
      const isBehind = y < 0
      if (isBehind) layRing()
      if (far < 1 + pixel) layGlobe()
      const halo = far > 1 ? Math.exp(-(far - 1) * 42) : 0
      if (halo > 0.01)
        addLight(light, palette.air, 0.1 * halo * rise(-0.2, 0.9, (x * sun[0] + y * sun[1]) / far))
      if (!isBehind) layRing()

      function layGlobe() {
        const z = Math.sqrt(Math.max(0, 1 - far * far))
        const facing = x * sun[0] + y * sun[1] + z * sun[2]
        // Where the line to the sun crosses the rings' plane, it may cross a ring.
        const toPlane = -(y * lean - z * opening) / (sun[1] * lean - sun[2] * opening)
        const shade = toPlane > 0 ? ringDepth(distanceAt(toPlane, z)) : 0
        const day = Math.max(0, facing) ** 0.8 * (1 - 0.72 * shade)
        const colour = surface(x, y, z)
        const edge = mix(0.72, 1, z)
        const lit: Light = [colour[0] * day * edge, colour[1] * day * edge, colour[2] * day * edge]
        addLight(lit, palette.air, 0.16 * (1 - z) ** 3 * rise(-0.15, 0.6, facing))
        cover(light, lit, rise(1 + pixel, 1 - pixel, far))
      }

      function distanceAt(step: number, z: number) {
        return distance(x + step * sun[0], y + step * sun[1], z + step * sun[2])
      }

      function layRing() {
        const depth = ringDepth(ringFar)
        if (depth === 0) return
        const towards = x * sun[0] + y * sun[1] + ((y * lean) / opening) * sun[2]
        const aside = Math.sqrt(Math.max(0, ringFar * ringFar - towards * towards))
        const shadow = towards < 0 ? rise(0.985, 1.03, aside) : 1
        const bright = 0.62 * (0.05 + 0.95 * shadow)
        const tint = palette.zone
        cover(light, [tint[0] * bright, tint[1] * bright, tint[2] * bright], 0.92 * depth)
      }
    },
  }
}

function unit(vector: Light): Light {
  const length = distance(vector[0], vector[1], vector[2])
  return [vector[0] / length, vector[1] / length, vector[2] / length]
}
