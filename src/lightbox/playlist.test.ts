import { expect, test } from 'vitest'
import { makeEntry } from '../test/entries.ts'
import { findPlace, shuffle } from './playlist.ts'

const days = Array.from({ length: 9 }, (_, index) => `2024-01-0${index + 1}`)
const pictures = days.map((day) => makeEntry(day))

test('Shuffle shows each picture once, in a random order', () => {
  const orders = Array.from({ length: 100 }, () => {
    const order = shuffle(pictures, Math.random()).map(({ date }) => date)
    expect(order.toSorted()).toEqual(days)
    return order
  })
  expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(90)
  expect(new Set(orders.map(([begin]) => begin)).size).toBe(9)
})

test('In a shuffle, added and removed pictures leave the others in their order', () => {
  const added = makeEntry('2024-01-10')
  const before = shuffle(pictures, 1)
  const after = shuffle([added, ...pictures.slice(1)], 1)
  expect(after).toContain(added)
  expect(after.filter((picture) => picture !== added)).toEqual(
    before.filter((picture) => picture !== pictures[0]),
  )
})

test('After the list changes, the current picture stays, or the next one shows if it was removed', () => {
  const changed = [makeEntry('2024-01-10'), ...pictures.filter(({ date }) => date !== days[4])]
  const dateAt = (index: number) =>
    findPlace(changed, { entry: pictures[index], index }).entry?.date
  expect([3, 5].map(dateAt)).toEqual([days[3], days[5]])
  const withoutLast = pictures.slice(0, -1)
  expect(findPlace(withoutLast, { entry: pictures[8], index: 8 }).index).toBe(0)
  const withoutFifth = pictures.toSpliced(4, 1)
  expect(findPlace(withoutFifth, { entry: pictures[4], index: 4 }).entry?.date).toBe(days[5])
})

test('A refetched list keeps the current picture, even if another has the same date', () => {
  const list = [{ ...makeEntry('2024-01-01'), url: 'https://pictures.example/b.jpg' }, ...pictures]
  const refetched = list.map((picture) => ({ ...picture }))
  expect(findPlace(refetched, { entry: list[1], index: 1 }).index).toBe(1)
})
