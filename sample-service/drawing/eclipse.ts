import { clouds, createNoise, distance, filaments, rise } from './noise.ts'
import { addLight, cover, type Light, type Painter } from './scene.ts'
import { scatterStars } from './stars.ts'

const pearl: Light = [1, 0.95, 0.9]
const rose: Light = [1.7, 0.26, 0.34]

/** A total eclipse: streamers of the corona about a black disc, with a prominence or the last bead of light. */
export const paintEclipse: Painter = (random, frame) => {
  const noise = createNoise(random.next() * 2 ** 31)
  const radius = random.between(0.125, 0.185)
  const axis = random.between(0, Math.PI)
  const pixel = 1 / (frame.unit * radius)
  const beadAt = random.between(0, 2 * Math.PI)
  const bead = random.chance(0.5) ? 1 : 0
  const sky: Light = random.pick([
    [0.012, 0.018, 0.036],
    [0.01, 0.012, 0.02],
    [0.02, 0.022, 0.04],
  ])

  return {
    glow: (screenX, screenY, light) => {
      const x = screenX / radius
      const y = screenY / radius
      const far = Math.max(0.9, distance(x, y))
      const turn = Math.atan2(y, x)
      const height = Math.log(far)
      addLight(light, sky, 1)
      // Streamers lie along the equator and thin out to plumes at the poles.
      const equator = Math.cos(turn - axis) ** 2
      const bent = turn + 0.16 * height * Math.sin(2 * (turn - axis))
      const broad = clouds(noise, Math.cos(bent) * 1.7 + 3, Math.sin(bent) * 1.7 + height * 0.25, 3)
      const thread = filaments(noise, Math.cos(bent) * 7, Math.sin(bent) * 7 + height * 0.5, 4)
      const length = 3.7 - 1.35 * equator - 1.5 * broad
      const corona = far ** -Math.max(1.5, length)
      addLight(light, pearl, 1.5 * corona * (0.42 + 0.85 * thread) + 1.6 * far ** -9)
      addLight(light, pearl, bead * beadGlow(x, y))
    },
    stars: scatterStars(random, frame, { density: 90, faintest: 0.04, brightest: 2 }),
    solid: (screenX, screenY, light) => {
      const x = screenX / radius
      const y = screenY / radius
      const far = distance(x, y)
      if (far > 1.3) return
      const flames = clouds(noise, x * 7 + 60, y * 7, 4)
      const flameHeight = 0.012 + 0.1 * rise(0.22, 0.75, flames)
      cover(light, rose, 0.9 * rise(1 + flameHeight, 1 + flameHeight * 0.4, far))
      const seas = clouds(noise, x * 2.2, y * 2.2 + 30, 5)
      const shine = 0.007 + 0.006 * seas
      cover(light, [shine, shine * 1.05, shine * 1.3], rise(1 + pixel, 1 - pixel, far))
      addLight(light, pearl, bead * beadGlow(x, y) * 0.3)
    },
  }

  function beadGlow(x: number, y: number) {
    const away = distance(x - Math.cos(beadAt), y - Math.sin(beadAt))
    return 5 * Math.exp(-away * away * 190) + 0.09 / (0.03 + away * away * 3.2)
  }
}
