import { afterEach, expect, test, vi } from 'vitest'
import { bookmarkOrder, isBookmarked } from './bookmark-order.ts'
import { removeBookmark, restoreBookmarks } from './bookmark-list.ts'
import { toggleBookmark } from './bookmarks.ts'
import { type Changed, onChange } from './changes.ts'
import { write } from './load-database.ts'
import { lookAtTab, putSilently, getBookmark, seedRecords, storedRecords } from './test-records.ts'

function entryOf(date: string) {
  return { date, title: date, explanation: '', media_type: 'image' }
}

async function expectOrder(dated: string[]) {
  await vi.waitFor(() => expect(bookmarkOrder.get()).toEqual({ dated, undated: [] }))
}

afterEach(() => seedRecords())

test('toggling stores the entry with the time, and removes it', async () => {
  await toggleBookmark(entryOf('2024-01-05'))
  expect(await storedRecords()).toEqual([{ ...entryOf('2024-01-05'), createdAt: expect.any(Date) }])
  await toggleBookmark(entryOf('2024-01-05'))
  expect(await storedRecords()).toEqual([])
})

test('quick toggles run one after the other', async () => {
  await Promise.all([1, 2, 3, 4, 5].map(() => toggleBookmark(entryOf('2024-01-05'))))
  expect(await storedRecords()).toHaveLength(1)
})

test('restoring does not overwrite a day that was bookmarked again', async () => {
  await seedRecords([getBookmark('2024-01-05', { odd: [1] }), getBookmark('2024-01-06')])
  const removed = [await removeBookmark('2024-01-05'), await removeBookmark('2024-01-06')]
  await toggleBookmark(entryOf('2024-01-06'))
  await restoreBookmarks(removed.filter((record) => record !== undefined))
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

test('the order follows every change, even without subscribers', async () => {
  const stop = bookmarkOrder.subscribe(() => {})
  await toggleBookmark(entryOf('2024-01-05'))
  await expectOrder(['2024-01-05'])
  expect(isBookmarked('2024-01-05')).toBe(true)
  stop()
  await removeBookmark('2024-01-05')
  await expectOrder([])
})

test('announced changes of another tab are read at once, others when this tab becomes visible', async () => {
  bookmarkOrder.subscribe(() => {})
  const heard: unknown[] = []
  onChange((changed) => heard.push(changed))
  const otherTab = new BroadcastChannel('bookmarks')
  await putSilently(getBookmark('2024-01-05'))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  otherTab.postMessage(new Set(['2024-01-05']))
  await expectOrder(['2024-01-05'])
  otherTab.close()

  await putSilently(getBookmark('2024-01-06'))
  lookAtTab()
  await expectOrder(['2024-01-06', '2024-01-05'])
  expect(heard).toEqual([new Set(['2024-01-05']), 'all'])
})

test('keys come newest first, those without a usable createdAt last', async () => {
  bookmarkOrder.subscribe(() => {})
  await seedRecords([
    { date: 'none' },
    { date: 'old', createdAt: new Date('2020-01-01') },
    { date: 'odd', createdAt: new Date(Number.NaN) },
    { date: 'new', createdAt: new Date('2026-01-01') },
    { date: 'text', createdAt: '2026-02-02' },
    { date: 'before 1970', createdAt: new Date('1960-01-01') },
    { date: ['a', 'list'], createdAt: 17 },
  ])
  await vi.waitFor(() =>
    expect(bookmarkOrder.get()).toEqual({
      dated: ['new', 'old', 'before 1970'],
      undated: ['none', 'odd', 'text', ['a', 'list']],
    }),
  )
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
