import { clouds, createNoise, distance, filaments, rise } from './noise.ts'
import { addLight, cover, rgb, type Painter } from './scene.ts'
import { scatterStars } from './stars.ts'

const pearl = rgb(0xfff2e6)

/** A total eclipse: a black disc with flames at its edge, and the corona's streamers about it. */
export const eclipse: Painter = (random, frame) => {
  const noise = createNoise(random)
  const radius = random.between(0.125, 0.185)
  const axis = random.between(0, Math.PI)
  return {
    glow: (x, y, light) => {
      const far = Math.max(0.9, distance(x, y) / radius)
      const turn = Math.atan2(y, x)
      // Streamers lie along the equator and thin out to plumes at the poles.
      const bent = turn + 0.16 * Math.log(far) * Math.sin(2 * (turn - axis))
      const u = Math.cos(bent)
      const v = Math.sin(bent)
      const broad = clouds(noise, u * 1.7 + 3, v * 1.7 + Math.log(far) * 0.25, 3)
      const thread = filaments(noise, u * 7, v * 7 + Math.log(far) * 0.5, 4)
      const corona = far ** -Math.max(1.5, 3.7 - 1.35 * Math.cos(turn - axis) ** 2 - 1.5 * broad)
      addLight(light, [0.012, 0.017, 0.034], 1)
      addLight(light, pearl, 1.5 * corona * (0.42 + 0.85 * thread) + 1.6 * far ** -9)
    },
    stars: scatterStars(random, frame, 90, 2),
    solid: (x, y, light) => {
      const far = distance(x, y) / radius
      if (far > 1.3) return
      const flame = 0.012 + 0.1 * rise(0.22, 0.75, clouds(noise, x * 45 + 60, y * 45, 4))
      cover(light, rgb(0xff2733), 0.9 * rise(1 + flame, 1 + flame * 0.4, far), 1.7)
      cover(light, pearl, rise(1.008, 0.992, far), 0.006)
    },
  }
}
