import type { NonEmpty } from '../random.ts'
import { clouds, createNoise, filaments, mix, rise } from './noise.ts'
import { addLight, dim, type Light, type Painter } from './scene.ts'
import { scatterStars } from './stars.ts'

type Palette = { veil: Light; gas: Light; rim: Light; heart: Light }

const palettes: NonEmpty<Palette> = [
  { veil: [0.16, 0.03, 0.06], gas: [0.95, 0.16, 0.2], rim: [1, 0.42, 0.3], heart: [0.5, 0.75, 1] },
  {
    veil: [0.02, 0.09, 0.12],
    gas: [0.85, 0.42, 0.1],
    rim: [1, 0.72, 0.3],
    heart: [0.1, 0.75, 0.85],
  },
  {
    veil: [0.03, 0.05, 0.14],
    gas: [0.16, 0.36, 0.95],
    rim: [0.45, 0.62, 1],
    heart: [0.75, 0.85, 1],
  },
  {
    veil: [0.1, 0.03, 0.1],
    gas: [0.9, 0.2, 0.42],
    rim: [0.95, 0.5, 0.35],
    heart: [0.25, 0.8, 0.95],
  },
  {
    veil: [0.05, 0.06, 0.09],
    gas: [0.2, 0.62, 0.68],
    rim: [0.9, 0.28, 0.22],
    heart: [0.8, 0.95, 0.9],
  },
]

/** Gas lit from within by hot stars, behind and before lanes of dust. */
export const paintNebula: Painter = (random, frame) => {
  const palette = random.pick(palettes)
  const gasNoise = createNoise(random.next() * 2 ** 31)
  const dustNoise = createNoise(random.next() * 2 ** 31)
  const scale = random.between(1.5, 2.3)
  const wide = frame.width / frame.unit
  const high = frame.height / frame.unit
  const heartX = random.between(-0.2, 0.2) * wide
  const heartY = random.between(-0.18, 0.18) * high
  const spreadX = 0.3 + 0.22 * wide
  const spreadY = 0.3 + 0.22 * high
  const swirl = random.between(1.1, 1.9)

  const dustAt = (x: number, y: number, bendX: number, bendY: number) => {
    const dust = clouds(dustNoise, x * scale * 1.1 + bendX * 0.9, y * scale * 1.1 + bendY * 0.9, 6)
    return rise(0.02, 0.75, dust)
  }

  return {
    glow: (x, y, light) => {
      const u = x * scale + 11
      const v = y * scale - 7
      const bendX = clouds(gasNoise, u, v, 3)
      const bendY = clouds(gasNoise, u + 5.2, v + 11.3, 3)
      const body = clouds(gasNoise, u + swirl * bendX, v + swirl * bendY, 7)
      const threads = filaments(dustNoise, u * 1.1 + bendY * 1.4, v * 1.1 - bendX * 1.4, 6)
      const awayX = (x - heartX + 0.16 * bendX) / spreadX
      const awayY = (y - heartY + 0.16 * bendY) / spreadY
      const away = awayX * awayX + awayY * awayY
      const reach = Math.exp(-1.1 * away)
      const density = rise(-0.38, 0.75, body) ** 1.3 * reach
      const heat = Math.exp(-5.5 * away)

      addLight(light, palette.veil, 0.06 + 0.5 * Math.exp(-0.9 * away))
      addLight(light, palette.gas, 1.25 * density * (0.35 + 0.95 * threads))
      addLight(light, palette.rim, 1.5 * density * threads ** 3 * mix(1, 2.2, heat))
      addLight(light, palette.heart, heat * (0.1 + 0.75 * density * (0.35 + threads)))
      const depth = dustAt(x, y, bendX, bendY) * (0.45 + reach)
      dim(light, Math.exp(-2.4 * depth), Math.exp(-3.2 * depth), Math.exp(-3.9 * depth))
    },
    stars: [
      ...scatterStars(random, frame, {
        density: 1900,
        faintest: 0.028,
        youth: 0.55,
        veil: (x, y) => Math.exp(-2.2 * dustAt(x, y, 0, 0)),
      }),
      ...clusterAt(heartX, heartY),
    ],
  }

  function clusterAt(middleX: number, middleY: number) {
    const hot: Light = [0.72, 0.84, 1]
    return Array.from({ length: 14 }, () => ({
      x: middleX + (random.next() + random.next() - 1) * 0.11,
      y: middleY + (random.next() + random.next() - 1) * 0.11,
      flux: random.between(0.4, 1.5) ** 4,
      colour: hot,
    }))
  }
}
