import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodePng } from './png.mjs'

test('a PNG has the size asked for, and all its rows', () => {
  const picture = encodePng(new Uint8Array(95 * 63 * 3).fill(7), 95, 63)
  expect(picture.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([95, 63])
  const length = picture.readUInt32BE(33)
  expect(picture.subarray(37, 41).toString('latin1')).toBe('IDAT')
  expect(inflateSync(picture.subarray(41, 41 + length))).toHaveLength(63 * (1 + 95 * 3))
})
