import { randomBytes } from 'node:crypto'
import { encodePng } from '../../mock-api/media/png.mjs'

/**
 * A picture of noise as a PNG: noise can't be compressed, so it has three bytes a pixel, or less
 * if a part of it is black.
 * @param {number} width in pixels
 * @param {number} height in pixels
 * @param {number} [bytesPerPixel] about what it weighs
 */
export function noisePicture(width, height, bytesPerPixel = 3) {
  const pixels = Buffer.alloc(width * height * 3)
  for (let row = 0; row < height; row += 1) {
    pixels.set(randomBytes(Math.round(width * bytesPerPixel)), row * width * 3)
  }
  return encodePng(pixels, width, height)
}
