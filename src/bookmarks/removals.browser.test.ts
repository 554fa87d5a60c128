import { beforeEach, expect, test } from 'vitest'
import { makeEntry } from '../test/entries.ts'
import { failOn, makeRecord, replaceRecords, storedRecords } from '../test/records.ts'
import { messages } from '../ui/messages.ts'
import { addBookmark, removeWithUndo } from './removals.ts'
import { addRecords } from './stored-bookmarks.ts'

const days = ['2024-01-04', '2024-01-05', '2024-01-06', '2024-01-07']

beforeEach(() => replaceRecords(days.map((day) => makeRecord(day, { odd: [1] }))))

test('If a day has been bookmarked again, undoing its removal only adds the old note', async () => {
  const [first, second] = days.map((day) => makeRecord(day, { title: 'New title' }))
  await replaceRecords(days.slice(0, 2).map((day) => makeRecord(day, { note: 'Mine' })))
  for (const day of days.slice(0, 2)) await removeWithUndo(day)
  await addRecords([{ ...first }, { ...second, note: 'New' }])
  for (const { undo } of messages.getState()) await undo?.()
  expect(await storedRecords()).toEqual([
    { ...first, note: 'Mine' },
    { ...second, note: 'New\n\nMine' },
  ])
})

test('Bookmarking a day again restores its note, unless the removal has been undone', async () => {
  await replaceRecords([makeRecord('2024-01-05', { note: 'Mine' })])
  await removeWithUndo('2024-01-05')
  messages.setState([], true)
  await addBookmark(makeEntry('2024-01-05'))
  expect(await storedRecords()).toMatchObject([{ note: 'Mine' }])
  await removeWithUndo('2024-01-05')
  await messages.getState()[0]?.undo?.()
  await replaceRecords([])
  await addBookmark(makeEntry('2024-01-05'))
  const [added] = await storedRecords()
  expect(added).not.toHaveProperty('note')
})

test('If a removal fails, an alert shows the error’s text, and the removal can be retried', async () => {
  const failing = failOn('get')
  await removeWithUndo('2024-01-05')
  failing.mockRestore()
  expect(await storedRecords()).toHaveLength(4)
  await removeWithUndo('2024-01-05')
  expect(await storedRecords()).toHaveLength(3)
  const sentence = 'The bookmark couldn’t be removed. no room left'
  expect(alert).toHaveBeenCalledExactlyOnceWith(sentence)
})
