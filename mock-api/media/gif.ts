/** A GIF file of rows of 8-bit red, green and blue: 252 dithered colours, as in the 1990s, and not compressed. */
export function encodeGif(pixels: Uint8Array, width: number, height: number): Buffer {
  const header = Buffer.from('GIF89a....\xf7\0\0', 'latin1')
  header.writeUInt16LE(width, 6)
  header.writeUInt16LE(height, 8)
  const image = Buffer.from([0x2c, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8])
  header.copy(image, 5, 6, 10)
  const blocks = intoBlocks(packCodes(pixels, width))
  return Buffer.concat([header, palette, image, ...blocks, Buffer.from([0, 0x3b])])
}

const palette = Buffer.alloc(768)
for (let index = 0; index < 252; index++) {
  palette[index * 3] = Math.floor(index / 42) * 51
  palette[index * 3 + 1] = (Math.floor(index / 6) % 7) * 42.5
  palette[index * 3 + 2] = (index % 6) * 51
}

/** Nine bits a pixel; cleared before the decoder's table outgrows them. */
function packCodes(pixels: Uint8Array, width: number): Buffer {
  const count = pixels.length / 3
  const bytes = Buffer.alloc(Math.ceil(((count + Math.ceil(count / 254) + 1) * 9) / 8))
  let at = 0
  const write = (code: number) => {
    const shifted = code << (at & 7)
    bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (shifted & 255)
    bytes[(at >> 3) + 1] = shifted >> 8
    at += 9
  }
  for (let pixel = 0; pixel < count; pixel++) {
    if (pixel % 254 === 0) write(256)
    const step = threshold(pixel % width, Math.floor(pixel / width))
    const level = (channel: number, most: number) =>
      Math.floor(((pixels[pixel * 3 + channel] ?? 0) / 255) * most + step)
    write(level(0, 5) * 42 + level(1, 6) * 6 + level(2, 5))
  }
  write(257)
  return bytes
}

/** Ordered dithering's 4 by 4 pattern: 1/32 to 31/32. */
function threshold(x: number, y: number): number {
  const order = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
  return ((order[(y & 3) * 4 + (x & 3)] ?? 0) + 0.5) / 16
}

function* intoBlocks(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 255) {
    const block = bytes.subarray(at, at + 255)
    yield Buffer.concat([Buffer.of(block.length), block])
  }
}
