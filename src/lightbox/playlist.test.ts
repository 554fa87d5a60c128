import { expect, test } from 'vitest'
import { makeEntry } from '../test/entries.ts'
import { findCurrent, rotate, shuffle } from './playlist.ts'

const days = Array.from({ length: 9 }, (_, index) => `2024-01-0${index + 1}`)
const pictures = days.map((day) => makeEntry(day))

test('Shuffle shows each picture once, in a random order', () => {
  const orders = Array.from({ length: 100 }, () => {
    const order = shuffle(pictures).map(({ date }) => date)
    expect(order.toSorted()).toEqual(days)
    return order
  })
  expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(90)
  expect(new Set(orders.map(([begin]) => begin)).size).toBe(9)
})

test('After the list changes, the current picture stays, or the next one shows if it was removed', () => {
  const changed = [makeEntry('2024-01-10'), ...pictures.filter((_, index) => index % 4 !== 0)]
  const dateAfterChangeAt = (index: number) =>
    changed[findCurrent(changed, rotate(pictures, index))]?.date
  expect([1, 4, 8].map(dateAfterChangeAt)).toEqual([days[1], days[5], days[1]])
  expect(findCurrent([makeEntry('2024-01-10')], pictures)).toBe(0)
})

test('A refetched list keeps the current picture, even if another has the same date', () => {
  const list = [{ ...makeEntry('2024-01-01'), url: 'https://pictures.example/b.jpg' }, ...pictures]
  const refetched = list.map((picture) => ({ ...picture }))
  expect(findCurrent(refetched, rotate(list, 1))).toBe(1)
})
