import { expect, test } from 'vitest'
import { makeEntry } from '../test/entries.ts'
import { emptyPlaylist, stepPlaylist, updatePlaylist } from './playlist.ts'

const days = Array.from({ length: 9 }, (_, index) => `2024-01-0${index + 1}`)
const pictures = days.map((day) => makeEntry(day))
const gone = '2024-01-05'
const added = makeEntry('2024-01-10')
const changed = [added, ...pictures.filter(({ date }) => date !== gone)]

const start = (isShuffled: boolean) => updatePlaylist(emptyPlaylist, pictures, isShuffled)
const dateIn = ({ sequence, position }: typeof emptyPlaylist) => sequence[position]?.date ?? ''

function take(count: number, playlist: typeof emptyPlaylist, increment = 1) {
  const dates: string[] = []
  let now = playlist
  for (let step = 0; step < count; step += 1) {
    now = stepPlaylist(now, increment)
    dates.push(dateIn(now))
  }
  return { dates, now }
}

test('A shuffle shows each picture once, in a random order, and then begins again', () => {
  const orders = Array.from({ length: 100 }, () => {
    const first = start(true)
    const { dates, now } = take(8, first)
    const order = [dateIn(first), ...dates]
    expect(order.toSorted()).toEqual(days)
    expect(take(9, now).dates).toEqual(order)
    expect(take(8, now, -1).dates).toEqual(order.toReversed().slice(1))
    return order
  })
  expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(90)
  expect(new Set(orders.map(([begin]) => begin)).size).toBe(9)
})

test('A shuffle that is switched on or off keeps its picture', () => {
  const { now } = take(4, start(false))
  const shuffled = updatePlaylist(now, pictures, true)
  expect(dateIn(shuffled)).toBe(gone)
  expect([gone, ...take(8, shuffled).dates].toSorted()).toEqual(days)
  const inOrder = updatePlaylist(shuffled, pictures, false)
  expect([dateIn(inOrder), ...take(2, inOrder).dates]).toEqual(days.slice(4, 7))
})

test('A changed list continues with the same picture or, if that is gone, with the next one', () => {
  const changedAt = (place: number) => updatePlaylist(take(place, start(false)).now, changed, false)
  expect([3, 4].map(changedAt).map(dateIn)).toEqual(['2024-01-04', '2024-01-06'])
})

test('A refetched list keeps the current picture, even if another one has the same date', () => {
  const two = [{ ...makeEntry('2024-01-01'), url: 'https://pictures.example/b.jpg' }, ...pictures]
  const before = updatePlaylist(emptyPlaylist, two, false)
  expect(updatePlaylist(before, [...two], false).position).toBe(0)
})

test('A shuffle includes new pictures, and leaves out those that are gone', () => {
  const { now } = take(3, start(true))
  const after = updatePlaylist(now, changed, true)
  const round = take(changed.length, after).dates
  expect(round.toSorted()).toEqual(changed.map(({ date }) => date).toSorted())
  const isKept = ({ date }: { date: string }) => changed.some((each) => each.date === date)
  expect(after.sequence.filter((each) => each !== added)).toEqual(now.sequence.filter(isKept))
})
