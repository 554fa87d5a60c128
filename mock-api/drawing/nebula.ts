import { clouds, createNoise, filaments, mix, rise } from './noise.ts'
import { addLight, dim, rgb, type Painter } from './scene.ts'
import { scatterStars } from './stars.ts'

const palettes = [
  { veil: rgb(0x29080f), gas: rgb(0xf22933), rim: rgb(0xff6b4d), heart: rgb(0x80bfff) },
  { veil: rgb(0x05171f), gas: rgb(0xd96b1a), rim: rgb(0xffb84d), heart: rgb(0x1abfd9) },
  { veil: rgb(0x080d24), gas: rgb(0x295cf2), rim: rgb(0x739eff), heart: rgb(0xbfd9ff) },
  { veil: rgb(0x1a081a), gas: rgb(0xe6336b), rim: rgb(0xf28059), heart: rgb(0x40ccf2) },
  { veil: rgb(0x0d0f17), gas: rgb(0x339ead), rim: rgb(0xe64738), heart: rgb(0xccf2e6) },
] as const

/** Gas lit from within by hot stars, behind and before lanes of dust. */
export const nebula: Painter = (random, frame) => {
  const { veil, gas, rim, heart } = random.pick(palettes)
  const noise = createNoise(random)
  const dust = createNoise(random)
  const scale = random.between(1.5, 2.3)
  const heartX = random.between(-0.2, 0.2) * frame.wide
  const heartY = random.between(-0.18, 0.18) * frame.high
  const swirl = random.between(1.1, 1.9)
  const dustAt = (x: number, y: number, bendX = 0, bendY = 0) =>
    rise(0.02, 0.75, clouds(dust, x * scale * 1.1 + bendX, y * scale * 1.1 + bendY, 6))
  const stars = scatterStars(random, frame, 1900)
  for (const star of stars) star.flux *= Math.exp(-2.2 * dustAt(star.x, star.y))
  return {
    glow: (x, y, light) => {
      const u = x * scale + 11
      const v = y * scale - 7
      const bendX = clouds(noise, u, v, 3)
      const bendY = clouds(noise, u + 5.2, v + 11.3, 3)
      const body = clouds(noise, u + swirl * bendX, v + swirl * bendY, 7)
      const threads = filaments(dust, u * 1.1 + bendY * 1.4, v * 1.1 - bendX * 1.4, 6)
      const awayX = (x - heartX + 0.16 * bendX) / (0.3 + 0.22 * frame.wide)
      const awayY = (y - heartY + 0.16 * bendY) / (0.3 + 0.22 * frame.high)
      const away = awayX * awayX + awayY * awayY
      const reach = Math.exp(-1.1 * away)
      const density = rise(-0.38, 0.75, body) ** 1.3 * reach
      const heat = Math.exp(-5.5 * away)
      addLight(light, veil, 0.06 + 0.5 * Math.exp(-0.9 * away))
      addLight(light, gas, 1.25 * density * (0.35 + 0.95 * threads))
      addLight(light, rim, 1.5 * density * threads ** 3 * mix(1, 2.2, heat))
      addLight(light, heart, heat * (0.1 + 0.75 * density * (0.35 + threads)))
      const depth = dustAt(x, y, bendX * 0.9, bendY * 0.9) * (0.45 + reach)
      dim(light, Math.exp(-2.4 * depth), Math.exp(-3.2 * depth), Math.exp(-3.9 * depth))
    },
    stars,
  }
}
