import { fittedSize, type Point } from './transform.ts'

/** Two scales closer than this look the same. */
const same = 1.05

/** The scale at which a picture leaves nothing of the window empty. */
export function scaleToFill(window: Point, picture: Point): number {
  const { x, y } = fittedSize(window, picture)
  return Math.max(window.x / x, window.y / y)
}

/**
 * The scale that a double tap goes to: fill, then a pixel of the picture on each of the screen, then fit.
 * @param density the screen's pixels in a px
 */
export function nextStop(scale: number, window: Point, picture: Point, density: number): number {
  const fill = scaleToFill(window, picture)
  const pixels = picture.x / fittedSize(window, picture).x / density
  if (scale < same) return [fill, pixels].find((stop) => stop > same) ?? 2.5
  const isFill = scale < fill * same && scale > fill / same
  const isApart = pixels > fill * same || pixels < fill / same
  return isFill && isApart && pixels > same ? pixels : 1
}

/** In px a millisecond: slow enough to look at what comes. */
const glideSpeed = 0.05
/** A picture at least this many times as wide as high is shown as a panorama. */
export const panorama = 2.2

/** How long a picture glides from one side to the other, in milliseconds; 0 if it is no panorama. */
export function glideTime(window: Point, picture: Point): number {
  const fill = scaleToFill(window, picture)
  if (picture.x / picture.y < panorama || fill < 1.3) return 0
  return (fittedSize(window, picture).x * fill - window.x) / glideSpeed
}
