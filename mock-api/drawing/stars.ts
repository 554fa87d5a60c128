import type { Random } from '../random.ts'
import { distance } from './noise.ts'
import { cover, rgb, type Frame, type Star } from './scene.ts'

/** So many stars a square of the short side; their flux follows the power law of a real sky. */
export function scatterStars(random: Random, frame: Frame, count: number, brightest = 14): Star[] {
  return Array.from({ length: Math.round(count * frame.wide * frame.high) }, () => {
    const heat = (random.next() + random.next() - 1) * 1.7
    const colour = rgb(0xffedd6)
    cover(colour, rgb(heat < 0 ? 0xff8042 : 0x85b3ff), Math.min(1, Math.abs(heat)))
    const flux = Math.min(brightest, 0.03 * (1 - random.next()) ** -0.95)
    const [x, y] = [random.next() - 0.5, random.next() - 0.5]
    return { x: x * frame.wide, y: y * frame.high, flux, colour }
  })
}

/** Three numbers a pixel: round cores, glows about the bright stars, spikes on the brightest. */
export function shineStars({ width, height, unit }: Frame, stars: Star[]): Float32Array {
  const light = new Float32Array(width * height * 3)
  const scale = Math.max(0.62, unit / 950)
  for (const { x, y, flux, colour } of stars) {
    const left = x * unit + width / 2
    const top = y * unit + height / 2
    const core = scale * (1 + 0.18 * Math.log1p(flux))
    const halo = flux > 0.8 ? scale * (7 + 5.5 * Math.sqrt(flux)) : 0
    const spike = flux > 4 ? scale * Math.min(95, 14 + 6.5 * flux) : 0
    const reach = Math.max(core * 3.2, halo, spike)
    const first = Math.max(0, Math.ceil(left - reach))
    for (let row = Math.max(0, Math.ceil(top - reach)); row < height && row <= top + reach; row++) {
      for (let column = first; column < width && column <= left + reach; column++) {
        const far = distance(column - left, row - top)
        const aside = Math.min(Math.abs(column - left), Math.abs(row - top)) / scale
        let amount = far < core * 4 ? Math.exp(-((far / core) ** 2) / 2) : 0
        if (far < halo) amount += (0.045 * (1 - far / halo) ** 2) / (1 + (far / scale / 2.2) ** 2)
        if (far < spike && aside < 2)
          amount += 0.055 * Math.exp(-aside * aside * 1.65) * (1 - far / spike) ** 3
        const at = (row * width + column) * 3
        for (let c = 0; c < 3; c++)
          light[at + c] = (light[at + c] ?? 0) + (colour[c] ?? 0) * flux * amount
      }
    }
  }
  return light
}
