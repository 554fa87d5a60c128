import { afterEach, expect, test, vi } from 'vitest'
import { type Changed, followChanges } from './changes.ts'
import { changeBookmarks } from './database.ts'
import { getBookmark, seedRecords, storedRecords } from '../test/bookmark-records.ts'

afterEach(() => seedRecords())

test('a failed change changes nothing and notifies nobody', async () => {
  await seedRecords([getBookmark('2024-01-05')])
  const listener = vi.fn<(changed: Changed) => void>()
  followChanges(listener)
  const change = changeBookmarks(async (items, changed) => {
    changed('2024-01-05')
    await items.delete('2024-01-05')
    throw new Error('on second thoughts')
  })
  await expect(change).rejects.toThrow('on second thoughts')
  expect(await storedRecords()).toHaveLength(1)
  expect(listener).not.toHaveBeenCalled()
})

test('the database is the specification’s, and confirms what is on the disk', async () => {
  await seedRecords()
  expect((await indexedDB.databases()).map(({ name, version }) => [name, version])).toContainEqual([
    'bookmark',
    20,
  ])
  const { keyPath, autoIncrement, indexNames, transaction } = await changeBookmarks(
    async (items) => items,
  )
  expect(transaction.durability).toBe('strict')
  expect({ keyPath, autoIncrement, indexNames: [...indexNames] }).toEqual({
    keyPath: 'date',
    autoIncrement: true,
    indexNames: ['copyright', 'createdAt', 'explanation', 'media_type', 'title', 'url'],
  })
})
