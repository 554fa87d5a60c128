import { createRandom } from '../random.ts'
import { subjectOf, type Subject } from '../subject.ts'
import { aurora } from './aurora.ts'
import { comet } from './comet.ts'
import { eclipse } from './eclipse.ts'
import { galaxy } from './galaxy.ts'
import { nebula } from './nebula.ts'
import { planet } from './planet.ts'
import type { Frame, Light, Paint, Painter } from './scene.ts'
import { shineStars } from './stars.ts'

const painters: Record<Subject, Painter> = { nebula, galaxy, planet, eclipse, aurora, comet }

/** A day's picture as rows of 8-bit red, green and blue, the same at any size but for its fineness. */
export function drawPicture(day: string, width: number, height: number): Uint8Array {
  const unit = Math.min(width, height)
  const frame = { width, height, wide: width / unit, high: height / unit, unit }
  const { glow, stars, solid } = painters[subjectOf(day)](createRandom(`picture ${day}`), frame)
  const light = shineStars(frame, stars)
  const soft = paintGlow(glow, frame)
  const stride = 3 * (1 + ((width + 1) >> 1))
  const bytes = new Uint8Array(light.length)
  const pixel: Light = [0, 0, 0]
  let grain = 1
  for (let at = 0; at < light.length; at += 3) {
    const column = (at / 3) % width
    const row = Math.floor(at / 3 / width)
    const first = (row >> 1) * stride + (column >> 1) * 3
    const across = (column & 1) * 3
    const down = (row & 1) * stride
    for (let c = 0; c < 3; c++) {
      const above = (soft[first + c] ?? 0) + (soft[first + c + across] ?? 0)
      const below = (soft[first + c + down] ?? 0) + (soft[first + c + down + across] ?? 0)
      pixel[c] = (light[at + c] ?? 0) + (above + below) / 4
    }
    solid?.((column - width / 2) / unit, (row - height / 2) / unit, pixel)
    const grey = (pixel[0] + pixel[1] + pixel[2]) / 3
    for (let c = 0; c < 3; c++) {
      const step = 1365 * Math.sqrt(Math.max(0, grey + 1.22 * ((pixel[c] ?? 0) - grey)))
      // A grain of less than one step keeps faint gradients from showing bands.
      grain = (Math.imul(grain, 1664525) + 1013904223) | 0
      bytes[at + c] = (curve[Math.min(4096, Math.round(step))] ?? 0) + (grain >>> 8) / 2 ** 24
    }
  }
  return bytes
}

/** A picture of one colour, which is the day's. */
export function fillPicture(day: string, width: number, height: number): Uint8Array {
  const random = createRandom(`colour ${day}`)
  const colour = Array.from({ length: 3 }, () => random.between(20, 240))
  return new Uint8Array(Buffer.alloc(3 * width * height, Uint8Array.from(colour)))
}

/** The light at every second pixel of every second row, and at one column and row beyond. */
function paintGlow(glow: Paint, { width, height, unit }: Frame): Float32Array {
  const columns = 1 + ((width + 1) >> 1)
  const light = new Float32Array(columns * (1 + ((height + 1) >> 1)) * 3)
  for (let at = 0; at < light.length; at += 3) {
    const point: Light = [0, 0, 0]
    const row = Math.floor(at / 3 / columns)
    glow((((at / 3) % columns) * 2 - width / 2) / unit, (row * 2 - height / 2) / unit, point)
    light.set(point, at)
  }
  return light
}

/** Film's curve and the screen's gamma, looked up by the light's square root: even steps in the dark. */
const curve = Float32Array.from({ length: 4097 }, (_, step) => {
  return 255 * (1 - Math.exp(-1.4 * (step / 1365) ** 2)) ** 0.62
})
