import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

/**
 * A picture of noise as a PNG: noise can't be packed, so that it weighs three bytes a pixel, or
 * less where a part of it is black.
 * @param {number} width in pixels
 * @param {number} height in pixels
 * @param {number} [bytesPerPixel] about what it weighs
 */
export function noisePicture(width, height, bytesPerPixel = 3) {
  const rowLength = width * 3 + 1
  const rows = Buffer.alloc(rowLength * height)
  for (let row = 0; row < height; row += 1) {
    rows.set(randomBytes(Math.round(width * bytesPerPixel)), row * rowLength + 1)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/**
 * @param {string} type
 * @param {Buffer} data
 */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}
