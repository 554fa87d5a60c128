import type { Frame, Light, Paint, Scene } from './scene.ts'
import { shineStars } from './stars.ts'

/** Works out a scene's light and develops it to 8-bit red, green and blue, row by row. */
export function developScene(scene: Scene, frame: Frame): Uint8Array {
  const light = new Float32Array(frame.width * frame.height * 3)
  layGlow(light, frame, scene.glow)
  shineStars(light, frame, scene.stars)
  if (scene.solid) laySolid(light, frame, scene.solid)
  return develop(light)
}

/** Light is worked out at every second pixel of every second row, and drawn out smoothly between. */
function layGlow(light: Float32Array, frame: Frame, glow: Paint): void {
  const columns = Math.ceil(frame.width / 2) + 1
  const width = columns * 3
  let above = new Float32Array(width)
  let below = new Float32Array(width)
  glowRow(below, frame, 0, glow)
  for (let row = 0; row < frame.height; row++) {
    if (row % 2 === 0) {
      ;[above, below] = [below, above]
      glowRow(below, frame, row + 2, glow)
    }
    const start = row * frame.width * 3
    const share = row % 2 === 0 ? 0 : 0.5
    for (let column = 0; column < frame.width; column++) {
      const left = (column >> 1) * 3
      const right = left + (column & 1) * 3
      for (let channel = 0; channel < 3; channel++) {
        const over = (above[left + channel] ?? 0) + (above[right + channel] ?? 0)
        const under = (below[left + channel] ?? 0) + (below[right + channel] ?? 0)
        light[start + column * 3 + channel] = (over + (under - over) * share) / 2
      }
    }
  }
}

function glowRow(into: Float32Array, frame: Frame, row: number, glow: Paint): void {
  const y = (row - frame.height / 2) / frame.unit
  const pixel: Light = [0, 0, 0]
  for (let at = 0; at < into.length; at += 3) {
    pixel[0] = pixel[1] = pixel[2] = 0
    glow(((at / 3) * 2 - frame.width / 2) / frame.unit, y, pixel)
    into[at] = pixel[0]
    into[at + 1] = pixel[1]
    into[at + 2] = pixel[2]
  }
}

function laySolid(light: Float32Array, frame: Frame, solid: Paint): void {
  const pixel: Light = [0, 0, 0]
  let at = 0
  for (let row = 0; row < frame.height; row++) {
    const y = (row - frame.height / 2) / frame.unit
    for (let column = 0; column < frame.width; column++, at += 3) {
      pixel[0] = light[at] ?? 0
      pixel[1] = light[at + 1] ?? 0
      pixel[2] = light[at + 2] ?? 0
      solid((column - frame.width / 2) / frame.unit, y, pixel)
      light[at] = pixel[0]
      light[at + 1] = pixel[1]
      light[at + 2] = pixel[2]
    }
  }
}

const steps = 4096
const brightest = 3
const saturation = 1.22

/** Film's curve and the screen's gamma, looked up by the light's square root: even steps in the dark. */
const curve = Float32Array.from({ length: steps + 1 }, (_, step) => {
  const amount = ((step / steps) * brightest) ** 2
  return 255 * (1 - Math.exp(-1.4 * amount)) ** 0.62
})

function develop(light: Float32Array): Uint8Array {
  const bytes = new Uint8Array(light.length)
  let grain = 1
  for (let first = 0; first < light.length; first += 3) {
    const grey = ((light[first] ?? 0) + (light[first + 1] ?? 0) + (light[first + 2] ?? 0)) / 3
    for (let at = first; at < first + 3; at++) {
      const shown = Math.max(0, grey + saturation * ((light[at] ?? 0) - grey))
      const step = Math.min(steps, (Math.sqrt(shown) * steps) / brightest)
      // A grain of less than one step keeps faint gradients from showing bands.
      grain = (Math.imul(grain, 1664525) + 1013904223) | 0
      bytes[at] = (curve[Math.round(step)] ?? 0) + (grain >>> 8) / 2 ** 24
    }
  }
  return bytes
}
