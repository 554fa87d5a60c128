import { noisePicture } from './noise.mjs'

/** What the bench may change while it runs. */
export const settings = {
  /** What the specified service answers: entries, NASA's logo, or never. @type {'entry' | 'logo' | 'silence'} */
  specified: 'entry',
  /** How long each service takes for an answer, in milliseconds. */
  latency: 0,
  /** How long a picture takes, in milliseconds. */
  mediaLatency: 0,
  /** The size of the pictures, in pixels. @type {[number, number]} */
  size: [320, 208],
}

/** @param {string} date */
export function entryOf(date) {
  const [width, height] = settings.size
  return {
    date,
    title: `The Sky of ${date}`,
    explanation: 'A lamp was lit, and the night came to look at it. '.repeat(20),
    copyright: 'Ada Nova',
    media_type: 'image',
    url: `https://apod.nasa.gov/${date}-${width}x${height}.png`,
    service_version: 'v1',
  }
}

/** @type {Map<string, Buffer>} */
const drawn = new Map()

/**
 * @param {number} width
 * @param {number} height
 * @param {number} [bytesPerPixel]
 */
export function pictureOf(width, height, bytesPerPixel) {
  const name = `${width}x${height}x${bytesPerPixel}`
  const known = drawn.get(name) ?? noisePicture(width, height, bytesPerPixel)
  drawn.set(name, known)
  return known
}
