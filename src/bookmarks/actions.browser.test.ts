import { afterEach, expect, test, vi } from 'vitest'
import { addBookmarks, removeBookmark, toggleBookmark } from './actions.ts'
import { type Changed, onChange } from './changes.ts'
import { write } from './database.ts'
import { getBookmark, seedRecords, storedRecords } from './test-records.ts'

function entryOf(date: string) {
  return { date, title: date, explanation: '', media_type: 'image' }
}

afterEach(() => seedRecords())

test('adding does not overwrite a day that is bookmarked', async () => {
  await seedRecords([getBookmark('2024-01-05', { odd: [1] }), getBookmark('2024-01-06')])
  const removed = [await removeBookmark('2024-01-05'), await removeBookmark('2024-01-06')]
  await toggleBookmark(entryOf('2024-01-06'))
  await addBookmarks(removed.filter((record) => record !== undefined))
  expect(await storedRecords()).toEqual([
    getBookmark('2024-01-05', { odd: [1] }),
    { ...entryOf('2024-01-06'), createdAt: expect.any(Date) },
  ])
})

test('a failed change changes nothing and notifies nobody', async () => {
  await seedRecords([getBookmark('2024-01-05')])
  const listener = vi.fn<(changed: Changed) => void>()
  onChange(listener)
  const change = write(async (items, changed) => {
    changed('2024-01-05')
    await items.delete('2024-01-05')
    throw new Error('on second thoughts')
  })
  await expect(change).rejects.toThrow('on second thoughts')
  expect(await storedRecords()).toHaveLength(1)
  expect(listener).not.toHaveBeenCalled()
})

test('the database is the specification’s', async () => {
  await seedRecords()
  expect((await indexedDB.databases()).map(({ name, version }) => [name, version])).toContainEqual([
    'bookmark',
    20,
  ])
  const { keyPath, autoIncrement, indexNames } = await write(async (items) => items)
  expect({ keyPath, autoIncrement, indexNames: [...indexNames] }).toEqual({
    keyPath: 'date',
    autoIncrement: true,
    indexNames: ['copyright', 'createdAt', 'explanation', 'media_type', 'title', 'url'],
  })
})
