import { constants, crc32, deflate } from 'node:zlib'

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** Encodes rows of 8-bit red, green and blue as a PNG file; the packing is done off the main thread. */
export async function encodePng(
  pixels: Uint8Array,
  width: number,
  height: number,
): Promise<Buffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const data = await pack(filterRows(pixels, width * 3, height))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND')])
}

/** Each byte becomes its difference from the mean of its neighbours at the left and above. */
function filterRows(pixels: Uint8Array, stride: number, height: number): Uint8Array {
  const rows = new Uint8Array((stride + 1) * height)
  let to = 0
  for (let row = 0; row < height; row++) {
    rows[to++] = 3
    const start = row * stride
    for (let at = start; at < start + stride; at++) {
      const left = at - 3 < start ? 0 : (pixels[at - 3] ?? 0)
      const above = row === 0 ? 0 : (pixels[at - stride] ?? 0)
      rows[to++] = (pixels[at] ?? 0) - ((left + above) >> 1)
    }
  }
  return rows
}

function pack(bytes: Uint8Array): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Grain has no repeats to look for: run lengths alone are many times quicker and no larger.
    deflate(bytes, { level: 4, strategy: constants.Z_RLE }, (error, packed) =>
      error ? reject(error) : resolve(packed),
    )
  })
}

function chunk(type: string, data: Uint8Array = new Uint8Array()): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}
