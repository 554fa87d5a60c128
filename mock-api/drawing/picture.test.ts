import { expect, test } from 'vitest'
import { addDays } from '../../src/apod/adjacent-day.ts'
import { subjectOf } from '../subject.ts'
import { drawPicture } from './picture.ts'

test('a drawn picture is the same for the same day, and another for another', () => {
  const picture = Buffer.from(drawPicture('2024-05-01', 95, 63))
  expect(picture.length).toBe(95 * 63 * 3)
  expect(picture.equals(drawPicture('2024-05-01', 95, 63))).toBe(true)
  expect(picture.equals(drawPicture('2024-05-02', 95, 63))).toBe(false)
})

test('a picture of each subject is neither dark nor blank', () => {
  const days = Array.from({ length: 60 }, (_, index) => addDays('2024-01-01', index))
  const subjects = new Set(days.map(subjectOf))
  expect(subjects.size).toBe(6)
  for (const subject of subjects) {
    const day = days.find((each) => subjectOf(each) === subject) ?? ''
    const picture = drawPicture(day, 96, 64)
    expect(Math.max(...picture) - Math.min(...picture)).toBeGreaterThan(150)
  }
})
