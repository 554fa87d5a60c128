import type { Random } from '../random.ts'

/** Red, green and blue in linear light, 1 being about as bright as paper. */
export type Light = [red: number, green: number, blue: number]

/** The size in pixels and, `wide` and `high`, in short sides; one of those has `unit` pixels. */
export type Frame = { width: number; height: number; wide: number; high: number; unit: number }

/** One star, its flux 1 if it just saturates; as everywhere, (0, 0) is the middle, y points down. */
export type Star = { x: number; y: number; flux: number; colour: Light }

/** Changes the light at a point. */
export type Paint = (x: number, y: number, light: Light) => void
/** `glow` is soft and worked out at half the resolution; `solid` has edges and hides the stars. */
type Scene = { glow: Paint; stars: Star[]; solid?: Paint }
export type Painter = (random: Random, frame: Frame) => Scene

export function rgb(code: number): Light {
  return [(code >> 16) / 255, ((code >> 8) & 255) / 255, (code & 255) / 255]
}

export function addLight(light: Light, colour: Light, amount: number): void {
  light[0] += colour[0] * amount
  light[1] += colour[1] * amount
  light[2] += colour[2] * amount
}

export function dim(light: Light, red: number, green = red, blue = green): void {
  light[0] *= red
  light[1] *= green
  light[2] *= blue
}

/** Lays a colour, `bright` times as strong, over the light, hiding a share (0 to 1) of it. */
export function cover(light: Light, colour: Light, share: number, bright = 1): void {
  dim(light, 1 - share)
  addLight(light, colour, share * bright)
}
