import type { Random } from '../random.ts'

/** Red, green and blue in linear light, 1 being about as bright as paper. */
export type Light = [red: number, green: number, blue: number]

/** One star; its place in the scene's units, its flux 1 for one that just saturates. */
export type Star = { x: number; y: number; flux: number; colour: Light }

/** The picture's size in pixels, and how many of them its short side has: the scene's unit. */
export type Frame = { width: number; height: number; unit: number }

/** Changes the light at a point; (0, 0) is the picture's middle, y points down. */
export type Paint = (x: number, y: number, light: Light) => void

export type Scene = {
  /** What is soft: worked out at half the resolution, since it has no edges. */
  glow: Paint
  stars: Star[]
  /** What has edges and hides the stars: worked out at every pixel, over all the rest. */
  solid?: Paint
}

export type Painter = (random: Random, frame: Frame) => Scene

export function addLight(light: Light, colour: Readonly<Light>, amount: number): void {
  light[0] += colour[0] * amount
  light[1] += colour[1] * amount
  light[2] += colour[2] * amount
}

export function dim(light: Light, red: number, green = red, blue = green): void {
  light[0] *= red
  light[1] *= green
  light[2] *= blue
}

/** Lays a colour over the light, hiding `cover` (0 to 1) of it. */
export function cover(light: Light, colour: Readonly<Light>, share: number): void {
  light[0] += (colour[0] - light[0]) * share
  light[1] += (colour[1] - light[1]) * share
  light[2] += (colour[2] - light[2]) * share
}
