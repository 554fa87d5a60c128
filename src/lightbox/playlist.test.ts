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

test('Each round of a shuffle shows each picture once, in a different order, and none twice in a row', () => {
  const first = start(true)
  const { dates, now } = take(9 * 200 - 1, first)
  const all = [dateIn(first), ...dates]
  const rounds = Array.from({ length: 200 }, (_, round) => all.slice(9 * round, 9 * round + 9))
  for (const round of rounds) expect(round.toSorted()).toEqual(days)
  expect(new Set(rounds.map((round) => round.join())).size).toBeGreaterThan(190)
  expect(new Set(rounds.map(([begin]) => begin)).size).toBe(9)
  for (const [place, date] of dates.entries()) expect(date).not.toBe(all[place])
  expect(stepPlaylist(first, 1).sequence).toBe(first.sequence)
  expect(take(500, now, -1).dates).toEqual(all.toReversed().slice(1, 501))
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

test('A shuffled round includes new pictures, and leaves out those that are gone', () => {
  for (let time = 0; time < 50; time += 1) {
    const first = start(true)
    const { dates, now } = take(3, first)
    const shown = new Set([dateIn(first), ...dates])
    const left = changed.map(({ date }) => date).filter((date) => !shown.has(date))
    const after = updatePlaylist(now, changed, true)
    const coming = [dateIn(after), ...take(left.length, after).dates]
    const isNew = (date: string) => !shown.has(date)
    expect(coming.filter(isNew).slice(0, left.length).toSorted()).toEqual(left.toSorted())
  }
})
