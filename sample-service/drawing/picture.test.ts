import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { subjectOf } from '../subject.ts'
import { drawPicture, sizeOf } from './picture.ts'

describe('a drawn picture', () => {
  const size = { width: 96, height: 64 }

  test('is the same for the same day, and another for another', async () => {
    const picture = await drawPicture('2024-05-01', size)
    expect(picture.equals(await drawPicture('2024-05-01', size))).toBe(true)
    expect(picture.equals(await drawPicture('2024-05-02', size))).toBe(false)
  })

  test('is a PNG of the size asked for, with all its rows', async () => {
    const picture = await drawPicture('2024-05-01', size)
    expect(picture.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([96, 64])
    const length = picture.readUInt32BE(33)
    expect(picture.subarray(37, 41).toString('latin1')).toBe('IDAT')
    expect(inflateSync(picture.subarray(41, 41 + length))).toHaveLength(64 * (1 + 96 * 3))
  })

  test('of each subject is neither dark nor blank', async () => {
    const days = Array.from({ length: 60 }, (_, index) => `2024-0${1 + (index % 9)}-1${index % 10}`)
    for (const subject of new Set(days.map(subjectOf))) {
      const day = days.find((each) => subjectOf(each) === subject) ?? ''
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as the service does
      const picture = await drawPicture(day, size)
      expect(picture.length).toBeGreaterThan(1500)
    }
  })
})

test('proportions vary from tall to very wide, within the long side', () => {
  const sizes = Array.from({ length: 28 }, (_, index) =>
    sizeOf(`2024-02-${String(index + 1).padStart(2, '0')}`, 960),
  )
  const slants = sizes.map(({ width, height }) => width / height)
  expect(Math.min(...slants)).toBeLessThan(0.85)
  expect(Math.max(...slants)).toBeGreaterThan(1.7)
  for (const { width, height } of sizes) expect(Math.max(width, height)).toBeLessThanOrEqual(960)
})
