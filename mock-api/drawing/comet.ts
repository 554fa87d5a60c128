import { clouds, createNoise, distance, filaments, rise } from './noise.ts'
import { addLight, rgb, type Light, type Painter } from './scene.ts'
import { scatterStars } from './stars.ts'

const night: Light = [0.011, 0.014, 0.03]
const coma = rgb(0x52ffb8)
const ions = rgb(0x4d8cff)
const dust = rgb(0xffdba8)

/** A comet: a green head, a straight blue tail of ions, and a broad curved one of dust. */
export const comet: Painter = (random, frame) => {
  const noise = createNoise(random)
  const side = random.pick([-1, 1])
  const headX = -side * frame.wide * random.between(0.22, 0.32)
  const headY = frame.high * random.between(0.2, 0.3)
  const climb = Math.atan2(headY + frame.high * 0.34, frame.wide * 0.62)
  const curl = random.between(0.16, 0.34)
  return {
    glow: (x, y, light) => {
      addLight(light, night, 1.1 + 0.7 * clouds(noise, x * 1.1, y * 1.1 + 60, 4) + 0.5 * y)
      const along = (x - headX) * side * Math.cos(climb) + (headY - y) * Math.sin(climb)
      const aside = (headY - y) * Math.cos(climb) - (x - headX) * side * Math.sin(climb)
      const far = distance(along, aside)
      addLight(light, coma, (0.03 / (0.016 + far)) ** 2.1 + 0.16 * Math.exp(-far * 16))
      addLight(light, dust, 2.4 * Math.exp(-((far / 0.011) ** 2)))
      if (along < -0.012) return
      const wobble = 0.014 * clouds(noise, along * 5, 9, 3) * along
      const ionAside = (aside - wobble) / (0.008 + 0.05 * along)
      const strands = filaments(noise, ionAside * 2.1 + 30, along * 2.4, 4)
      const start = 0.85 * rise(-0.012, 0.05, along)
      addLight(light, ions, start * Math.exp(-(ionAside ** 2) - along * 1.6) * (0.25 + strands))
      const offset = (aside + curl * Math.max(0, along) ** 1.75) / (0.014 + 0.2 * along)
      // Sharp towards the ion tail, soft on the other side; faint bands run across.
      const edge = Math.exp(-offset * offset * (offset > 0 ? 7 : 1.1) - along * 2.5)
      const bands = 0.82 + 0.3 * clouds(noise, along * 3 + offset * 1.1, offset * 4.5, 4)
      addLight(light, dust, start * edge * bands)
    },
    stars: scatterStars(random, frame, 1100, 7),
  }
}
