import { clouds, createNoise, distance, filaments, rise } from './noise.ts'
import { addLight, type Light, type Painter } from './scene.ts'
import { scatterStars } from './stars.ts'

const coma: Light = [0.32, 1, 0.72]
const ions: Light = [0.3, 0.55, 1]
const dust: Light = [1, 0.86, 0.66]

/** A comet: a green head, a straight blue tail of ions, and a broad curved one of dust. */
export const paintComet: Painter = (random, frame) => {
  const noise = createNoise(random.next() * 2 ** 31)
  const wide = frame.width / frame.unit
  const high = frame.height / frame.unit
  const side = random.pick([-1, 1])
  const headX = -side * wide * random.between(0.22, 0.32)
  const headY = high * random.between(0.2, 0.3)
  const climb = Math.atan2(headY + high * 0.34, wide * 0.62)
  const curl = random.between(0.16, 0.34)
  const power = random.between(0.8, 1.25)

  return {
    glow: (x, y, light) => {
      const mist = clouds(noise, x * 1.1, y * 1.1 + 60, 4)
      addLight(light, [0.011, 0.014, 0.03], 1.1 + 0.7 * mist + 0.5 * y)
      const right = (x - headX) * side
      const up = headY - y
      const along = right * Math.cos(climb) + up * Math.sin(climb)
      const aside = up * Math.cos(climb) - right * Math.sin(climb)
      const far = distance(along, aside)
      addLight(light, coma, power * (0.03 / (0.016 + far)) ** 2.1 + 0.16 * Math.exp(-far * 16))
      addLight(light, dust, 2.4 * Math.exp(-((far / 0.011) ** 2)))
      if (along < -0.03) return
      addTails(along, aside, light)
    },
    stars: scatterStars(random, frame, {
      density: 1100,
      faintest: 0.028,
      youth: 0.5,
      brightest: 7,
    }),
  }

  function addTails(along: number, aside: number, light: Light) {
    const start = rise(-0.012, 0.05, along)
    const wobble = 0.014 * clouds(noise, along * 5, 9, 3) * along
    const ionWidth = 0.008 + 0.05 * along
    const ionAside = (aside - wobble) / ionWidth
    const strands = filaments(noise, ionAside * 2.1 + 30, along * 2.4, 4)
    const ion = Math.exp(-ionAside * ionAside) * Math.exp(-along * 1.6) * (0.25 + strands)
    addLight(light, ions, 0.85 * power * start * ion)

    const spine = -curl * Math.max(0, along) ** 1.75
    const dustWidth = 0.014 + 0.2 * along
    const offset = (aside - spine) / dustWidth
    // Sharp towards the ion tail, soft on the other side; faint bands run across.
    const edge = offset > 0 ? Math.exp(-offset * offset * 7) : Math.exp(-offset * offset * 1.1)
    const bands = 0.82 + 0.3 * clouds(noise, along * 3 + offset * 1.1, offset * 4.5, 4)
    addLight(light, dust, 0.85 * power * start * edge * bands * Math.exp(-along * 2.5))
  }
}
