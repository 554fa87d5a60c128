import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar.ts'
import { subjectOf } from '../subject.ts'
import { drawPicture } from './picture.ts'

describe('a drawn picture', () => {
  test('is the same for the same day, and another for another', () => {
    const picture = drawPicture('2024-05-01', 96, 64)
    expect(picture.equals(drawPicture('2024-05-01', 96, 64))).toBe(true)
    expect(picture.equals(drawPicture('2024-05-02', 96, 64))).toBe(false)
  })

  test('is a PNG of the size asked for, with all its rows', () => {
    const picture = drawPicture('2024-05-01', 95, 63)
    expect(picture.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([95, 63])
    const length = picture.readUInt32BE(33)
    expect(picture.subarray(37, 41).toString('latin1')).toBe('IDAT')
    expect(inflateSync(picture.subarray(41, 41 + length))).toHaveLength(63 * (1 + 95 * 3))
  })

  test('of each subject is neither dark nor blank', () => {
    const days = Array.from({ length: 60 }, (_, index) => addDays('2024-01-01', index))
    const subjects = new Set(days.map(subjectOf))
    expect(subjects.size).toBe(6)
    for (const subject of subjects) {
      const day = days.find((each) => subjectOf(each) === subject) ?? ''
      expect(drawPicture(day, 96, 64).length).toBeGreaterThan(1500)
    }
  })
})
