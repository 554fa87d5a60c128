import { expect, test } from 'vitest'
import { makeSlide } from '../test/entries.ts'
import { findCurrent, rotate, shuffle } from './playlist.ts'

const days = Array.from({ length: 9 }, (_, index) => `2024-01-0${index + 1}`)
const slides = days.map((day) => makeSlide(day))

test('Shuffle shows each slide once, in a random order', () => {
  const orders = Array.from({ length: 100 }, () => {
    const order = shuffle(slides).map(({ date }) => date)
    expect(order.toSorted()).toEqual(days)
    return order
  })
  expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(90)
  expect(new Set(orders.map(([begin]) => begin)).size).toBe(9)
})

test('After the list changes, the current slide stays, or the next one shows if it was removed', () => {
  const changed = [makeSlide('2024-01-10'), ...slides.filter((_, index) => index % 4 !== 0)]
  const dateAfterChangeAt = (index: number) =>
    changed[findCurrent(changed, rotate(slides, index))]?.date
  expect([1, 4, 8].map(dateAfterChangeAt)).toEqual([days[1], days[5], days[1]])
  expect(findCurrent([makeSlide('2024-01-10')], slides)).toBe(0)
})

test('A refetched list keeps the current slide, even if another has the same date and picture', () => {
  const list = [{ ...makeSlide('2024-01-01'), key: '7' }, ...slides]
  const refetched = list.map((slide) => ({ ...slide }))
  expect(findCurrent(refetched, rotate(list, 1))).toBe(1)
})
