import { expect, test } from 'vitest'
import { makeEntry } from '../test/entries.ts'
import { emptyPlaylist, stepPlaylist, updatePlaylist } from './playlist.ts'

const days = Array.from({ length: 9 }, (_, index) => `2024-01-0${index + 1}`)
const pictures = days.map((day) => makeEntry(day))
const removedDay = '2024-01-05'
const added = makeEntry('2024-01-10')
const changed = [added, ...pictures.filter(({ date }) => date !== removedDay)]

const startPlaylist = (isShuffled: boolean) => updatePlaylist(emptyPlaylist, pictures, isShuffled)
const dateIn = ({ sequence, position }: typeof emptyPlaylist) => sequence[position]?.date ?? ''

function walk(count: number, playlist: typeof emptyPlaylist, increment: 1 | -1 = 1) {
  const dates: string[] = []
  let end = playlist
  for (let step = 0; step < count; step += 1) {
    end = stepPlaylist(end, end.sequence[end.position], increment)
    dates.push(dateIn(end))
  }
  return { dates, end }
}

test('Shuffle shows each picture once, in a random order, and then repeats that order', () => {
  const orders = Array.from({ length: 100 }, () => {
    const first = startPlaylist(true)
    const { dates, end } = walk(8, first)
    const order = [dateIn(first), ...dates]
    expect(order.toSorted()).toEqual(days)
    expect(walk(9, end).dates).toEqual(order)
    expect(walk(8, end, -1).dates).toEqual(order.toReversed().slice(1))
    return order
  })
  expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(90)
  expect(new Set(orders.map(([begin]) => begin)).size).toBe(9)
})

test('Switching Shuffle on or off keeps the current picture', () => {
  const { end } = walk(4, startPlaylist(false))
  const shuffled = updatePlaylist(end, pictures, true)
  expect(dateIn(shuffled)).toBe(removedDay)
  expect([removedDay, ...walk(8, shuffled).dates].toSorted()).toEqual(days)
  const inOrder = updatePlaylist(shuffled, pictures, false)
  expect([dateIn(inOrder), ...walk(2, inOrder).dates]).toEqual(days.slice(4, 7))
})

test('After the list changes, the current picture stays, or the next one shows if it was removed', () => {
  const changedAt = (index: number) =>
    updatePlaylist(walk(index, startPlaylist(false)).end, changed, false)
  expect([3, 4].map(changedAt).map(dateIn)).toEqual(['2024-01-04', '2024-01-06'])
})

test('A refetched list keeps the current picture, even if another has the same date', () => {
  const list = [{ ...makeEntry('2024-01-01'), url: 'https://pictures.example/b.jpg' }, ...pictures]
  const before = updatePlaylist(emptyPlaylist, list, false)
  expect(updatePlaylist(before, [...list], false).position).toBe(0)
})

test('Shuffle includes new pictures, and leaves out removed ones', () => {
  const { end } = walk(3, startPlaylist(true))
  const after = updatePlaylist(end, changed, true)
  const round = walk(changed.length, after).dates
  expect(round.toSorted()).toEqual(changed.map(({ date }) => date).toSorted())
  const isKept = ({ date }: { date: string }) => changed.some((picture) => picture.date === date)
  expect(after.sequence.filter((picture) => picture !== added)).toEqual(end.sequence.filter(isKept))
})
