import { afterEach, expect, test, vi } from 'vitest'
import { bookmarkedItems } from './database.ts'
import { readBookmarkOrder } from './bookmark-order.ts'
import { loadDatabase } from './load-database.ts'
import { bookmarkKeys } from './bookmark-keys.ts'
import { removeBookmark } from './remove-bookmark.ts'
import { bookmarkedDates, toggleBookmark } from './bookmarks.ts'

function entryOf(date: string) {
  return { date, title: date, explanation: '', media_type: 'image' }
}

afterEach(() => bookmarkedItems.clear())

test('toggling stores the entry with its moment, and takes it away', async () => {
  await toggleBookmark(entryOf('2024-01-05'))
  expect(await bookmarkedItems.toArray()).toEqual([
    { ...entryOf('2024-01-05'), createdAt: expect.any(Date) },
  ])
  await toggleBookmark(entryOf('2024-01-05'))
  expect(await bookmarkedItems.count()).toBe(0)
})

test('toggles in a row are carried out in a row', async () => {
  await Promise.all([1, 2, 3, 4, 5].map(() => toggleBookmark(entryOf('2024-01-05'))))
  expect(await bookmarkedItems.count()).toBe(1)
})

test('the live stores follow every change', async () => {
  const leave = [bookmarkKeys, bookmarkedDates].map((store) => store.subscribe(() => {}))
  await toggleBookmark(entryOf('2024-01-05'))
  await vi.waitFor(() => {
    expect(bookmarkedDates.getSnapshot()).toEqual({ state: 'read', value: new Set(['2024-01-05']) })
    expect(bookmarkKeys.getSnapshot()).toEqual({
      state: 'read',
      value: { dated: ['2024-01-05'], undated: [] },
    })
  })
  await removeBookmark('2024-01-05')
  await vi.waitFor(() => {
    expect(bookmarkedDates.getSnapshot()).toEqual({ state: 'read', value: new Set() })
    expect(bookmarkKeys.getSnapshot()).toEqual({ state: 'read', value: { dated: [], undated: [] } })
  })
  for (const each of leave) each()
})

test('keys come newest first, those without a usable moment last', async () => {
  await bookmarkedItems.bulkAdd([
    { date: 'none' },
    { date: 'old', createdAt: new Date('2020-01-01') },
    { date: 'odd', createdAt: new Date(Number.NaN) },
    { date: 'new', createdAt: new Date('2026-01-01') },
    { date: 'text', createdAt: '2026-02-02' },
    { date: 'before 1970', createdAt: new Date('1960-01-01') },
    { date: ['a', 'list'], createdAt: 17 },
  ])
  expect(await readBookmarkOrder(await loadDatabase())).toEqual({
    dated: ['new', 'old', 'before 1970'],
    undated: ['none', 'odd', 'text', ['a', 'list']],
  })
})

test('the database is the specification’s', async () => {
  await bookmarkedItems.db.open()
  expect((await indexedDB.databases()).map(({ name, version }) => [name, version])).toContainEqual([
    'bookmark',
    20,
  ])
  const { keyPath, autoIncrement, indexNames } = bookmarkedItems.db
    .backendDB()
    .transaction('bookmarkedItems')
    .objectStore('bookmarkedItems')
  expect({ keyPath, autoIncrement, indexNames: [...indexNames] }).toEqual({
    keyPath: 'date',
    autoIncrement: true,
    indexNames: ['copyright', 'createdAt', 'explanation', 'media_type', 'title', 'url'],
  })
})
