import { drawLand } from './land.ts'
import { clouds, createNoise, mix, rise } from './noise.ts'
import { addLight, cover, dim, type Light, type Painter } from './scene.ts'
import { scatterStars } from './stars.ts'

const oxygen: Light = [0.12, 1, 0.42]
const highOxygen: Light = [0.85, 0.12, 0.42]
const nitrogen: Light = [0.5, 0.2, 0.95]

/** Curtains of northern light over mountains, and again, darker, in the lake before them. */
export const paintAurora: Painter = (random, frame) => {
  const noise = createNoise(random.next() * 2 ** 31)
  const high = frame.height / frame.unit
  const shore = high * random.between(0.27, 0.33)
  const land = drawLand(random, frame, shore)
  const lean = random.between(-0.25, 0.25)
  const curtains = Array.from({ length: 3 }, (_, order) => ({
    base: shore - high * (0.12 + 0.13 * order + random.between(0, 0.08)),
    sway: high * random.between(0.1, 0.2),
    tall: high * random.between(0.2, 0.4),
    power: random.between(0.9, 1.7) * 0.8 ** order,
    offset: order * 37 + random.between(0, 9),
  }))

  const sky = (x: number, y: number, light: Light) => {
    const up = Math.max(0, (shore - y) / high)
    addLight(light, [0.012, 0.028, 0.06], mix(1.25, 0.35, Math.min(1, up * 1.3)))
    addLight(light, [0.05, 0.1, 0.075], 0.55 * Math.exp(-up * 9))
    for (const curtain of curtains) hang(curtain, x + lean * (y - shore), y, light)
  }

  const hang = (curtain: (typeof curtains)[number], x: number, y: number, light: Light) => {
    const place = x * 1.15 + curtain.offset
    const fold = clouds(noise, place, curtain.offset, 4)
    const above = curtain.base + curtain.sway * fold - y
    if (above < -0.06) return
    const rays = 0.55 + 0.6 * clouds(noise, place * 9 + fold * 7, above * 0.5, 4)
    const patch = rise(-0.3, 0.45, clouds(noise, place * 0.8 + 50, curtain.offset, 2))
    const climb = Math.max(0, above) / (curtain.tall * (0.75 + 0.7 * rays))
    const bright = curtain.power * patch * Math.max(0.05, rays) * rise(-0.025, 0.03, above)
    addLight(light, nitrogen, 0.22 * bright * Math.exp(-((above / 0.03) ** 2)))
    addLight(light, oxygen, 1.05 * bright * Math.exp(-climb * 2.6))
    addLight(light, highOxygen, 0.55 * bright * rise(0.1, 0.75, climb) * Math.exp(-climb * 1.5))
  }

  return {
    glow: (x, y, light) => {
      if (y < shore) {
        sky(x, y, light)
        return
      }
      const depth = (y - shore) / (high / 2 - shore)
      const ripple = clouds(noise, x * 4, y * 46 - depth * 12, 3)
      sky(x + 0.006 * ripple, shore - (y - shore) * 1.6 - 0.02 * ripple * depth, light)
      dim(light, 0.5 * (1 + 0.22 * ripple))
    },
    stars: scatterStars(random, frame, { density: 900, faintest: 0.03, brightest: 2.5 }).filter(
      ({ y }) => y < shore,
    ),
    solid: (x, y, light) => {
      const shownAt = y < shore ? y : shore - (y - shore) * 1.6
      const ridges = y < shore ? 1 : 0.75
      for (const ridge of land) cover(light, ridge.colour, ridges * ridge.coverAt(x, shownAt))
      if (Math.abs(y - shore) < 0.004) dim(light, 0.55)
    },
  }
}
