import { expect, test } from 'vitest'
import { makeEntry } from '../test/entries.ts'
import { shuffled } from './shuffle.ts'

const days = Array.from({ length: 9 }, (_, index) => `2024-01-0${index + 1}`)
const pictures = days.map((day) => makeEntry(day))
const datesIn = (round: number, list = pictures, seed = 0.5) =>
  shuffled(list, seed, round).map(({ date }) => date)

test('Each round of a shuffle has each picture once, and begins with another than the last one', () => {
  for (let round = 0; round < 200; round += 1) {
    const dates = datesIn(round)
    expect(dates.toSorted()).toEqual(days)
    expect(dates).not.toEqual(datesIn(round + 1))
    expect(dates.at(-1)).not.toBe(datesIn(round + 1)[0])
  }
})

test('A shuffle has another order at each start, and keeps it when a list changes', () => {
  expect(datesIn(0, pictures, 0.1)).not.toEqual(datesIn(0, pictures, 0.2))
  const [gone] = datesIn(1).slice(4)
  const others = pictures.filter(({ date }) => date !== gone)
  expect(datesIn(1, others)).toEqual(datesIn(1).filter((date) => date !== gone))
})

test('A shuffle that is switched on begins with the picture that is seen, and repeats none in a row', () => {
  const start = { round: 1, date: '2024-01-07' }
  for (let seed = 0; seed < 1; seed += 0.005) {
    const [first, second] = [1, 2].map((round) => shuffled(pictures, seed, round, start))
    expect(first?.[0]).toBe(pictures[6])
    expect(second?.[0]).not.toBe(first?.at(-1))
  }
})
