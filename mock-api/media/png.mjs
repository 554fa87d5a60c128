import { constants, crc32, deflateSync } from 'node:zlib'

/**
 * A PNG file of rows of 8-bit red, green and blue.
 * @param {Uint8Array} pixels three bytes a pixel
 * @param {number} width in pixels
 * @param {number} height in pixels
 */
export function encodePng(pixels, width, height) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  // Grain has no repeats to look for: run lengths alone are many times quicker and no larger.
  const data = deflateSync(filterRows(pixels, width * 3), { level: 4, strategy: constants.Z_RLE })
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND')])
}

/**
 * Each byte becomes its difference from the mean of its neighbours at the left and above.
 * @param {Uint8Array} pixels
 * @param {number} stride bytes a row
 */
function filterRows(pixels, stride) {
  const rows = new Uint8Array(pixels.length + pixels.length / stride)
  for (let at = 0, to = 0; at < pixels.length; at++) {
    if (at % stride === 0) rows[to++] = 3
    const left = at % stride < 3 ? 0 : (pixels[at - 3] ?? 0)
    rows[to++] = (pixels[at] ?? 0) - ((left + (pixels[at - stride] ?? 0)) >> 1)
  }
  return rows
}

/**
 * @param {string} type
 * @param {Buffer} [data]
 */
function chunk(type, data = Buffer.alloc(0)) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}
