import { clouds, createNoise, filaments, mix, rise } from './noise.ts'
import { addLight, cover, dim, rgb, type Light, type Painter } from './scene.ts'
import { scatterStars } from './stars.ts'

const oxygen = rgb(0x1fff6b)
const highOxygen = rgb(0xd91f6b)
const nitrogen = rgb(0x8033f2)

/** Curtains of northern light over mountains, and again, darker, in the lake before them. */
export const aurora: Painter = (random, frame) => {
  const noise = createNoise(random)
  const { high } = frame
  const shore = high * random.between(0.27, 0.33)
  const lean = random.between(-0.25, 0.25)
  const curtains = [0, 1, 2].map((order) => ({
    base: shore - high * (0.12 + 0.13 * order + random.between(0, 0.08)),
    tall: high * random.between(0.2, 0.4),
    power: random.between(0.9, 1.7) * 0.8 ** order,
    offset: order * 37 + random.between(0, 9),
  }))
  const ridges = [0.15, 0.095, 0.035].map((tall, order) =>
    Float32Array.from({ length: frame.width + 1 }, (_, column) => {
      const x = (column - frame.width / 2) / frame.unit
      const swell = 0.5 + 0.5 * clouds(noise, x * 0.7, 80.5 + order, 2)
      const peaks = filaments(noise, x * 1.5 + order * 20, 4.5, 6)
      return shore - tall * high * (0.12 + 1.1 * peaks * swell)
    }),
  )
  const sky = (x: number, y: number, light: Light) => {
    const up = Math.max(0, (shore - y) / high)
    addLight(light, [0.012, 0.028, 0.06], mix(1.25, 0.35, Math.min(1, up * 1.3)))
    addLight(light, [0.05, 0.1, 0.075], 0.55 * Math.exp(-up * 9))
    for (const { base, tall, power, offset } of curtains) {
      const place = (x + lean * (y - shore)) * 1.15 + offset
      const fold = clouds(noise, place, offset, 4)
      const above = base + 0.5 * tall * fold - y
      if (above < -0.06) continue
      const rays = 0.55 + 0.6 * clouds(noise, place * 9 + fold * 7, above * 0.5, 4)
      const patch = rise(-0.3, 0.45, clouds(noise, place * 0.8 + 50, offset, 2))
      const climb = Math.max(0, above) / (tall * (0.75 + 0.7 * rays))
      const bright = power * patch * Math.max(0.05, rays) * rise(-0.025, 0.03, above)
      addLight(light, nitrogen, 0.22 * bright * Math.exp(-((above / 0.03) ** 2)))
      addLight(light, oxygen, 1.05 * bright * Math.exp(-climb * 2.6))
      addLight(light, highOxygen, 0.55 * bright * rise(0.1, 0.75, climb) * Math.exp(-climb * 1.5))
    }
  }
  const land = (x: number, y: number, light: Light) => {
    for (const [order, tops] of ridges.entries()) {
      const top = tops[Math.round(x * frame.unit + frame.width / 2)] ?? shore
      const share = rise(top - 0.8 / frame.unit, top + 0.8 / frame.unit, y)
      // The far ridges are lighter for the air between.
      cover(light, [0.016, 0.03, 0.045], share, 0.4 ** order)
    }
  }
  return {
    glow: (x, y, light) => {
      if (y < shore) return sky(x, y, light)
      const ripple = clouds(noise, x * 4, y * 46, 3)
      const mirrored = shore - (y - shore) * 1.6 - 0.006 * ripple
      sky(x + 0.006 * ripple, mirrored, light)
      land(x + 0.006 * ripple, mirrored, light)
      dim(light, 0.5 * (1 + 0.22 * ripple))
    },
    stars: scatterStars(random, frame, 900, 2.5).filter((star) => star.y < shore),
    solid: (x, y, light) => y < shore && land(x, y, light),
  }
}
