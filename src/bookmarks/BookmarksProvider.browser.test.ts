import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { getBookmark, putSilently, refuse, seedRecords } from '../test/records.ts'
import { pagePrefix } from '../ui/web-storage.ts'
import { addRecords, removeBookmark } from './actions.ts'
import { type Bookmarks, followBookmarks } from './BookmarksProvider.tsx'
import { type ChangedKeys, followChanges } from './changes.ts'
import { changeBookmarks } from './database.ts'

let bookmarks: Bookmarks | undefined

function follow() {
  onTestFinished(followBookmarks((read) => (bookmarks = read)))
}

function keys() {
  return bookmarks?.status === 'failed' ? 'failed' : bookmarks?.list.map(({ key }) => key)
}

const bookmarkOf = (date: string) => bookmarks?.byKey.get(date)

beforeEach(async () => {
  bookmarks = undefined
  await seedRecords([getBookmark('2024-01-05'), getBookmark('2024-01-06')])
})

test('The database is the specification’s, and confirms what is on the disk', async () => {
  const databases = await indexedDB.databases()
  expect(databases).toContainEqual({ name: 'bookmark', version: 20 })
  const table = await changeBookmarks(async (items) => items)
  expect(table.transaction.durability).toBe('strict')
  expect([table.keyPath, table.autoIncrement]).toEqual(['date', true])
  const indexes = ['copyright', 'createdAt', 'explanation', 'media_type', 'title', 'url']
  expect([...table.indexNames]).toEqual(indexes)
})

test('An unannounced change in another tab shows when this tab becomes visible, and what is equal stays the same', async () => {
  const odd = { picture: 1n, list: [1], self: {} }
  Object.assign(odd.self, odd)
  await seedRecords([getBookmark('2024-01-05'), getBookmark('2024-01-06', odd)])
  follow()
  await expect.poll(keys).toHaveLength(2)
  const before = bookmarkOf('2024-01-05')
  await putSilently(getBookmark('2024-01-06', { title: 'Told again' }))
  await putSilently(getBookmark('2024-01-07'))
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(keys).toEqual(['2024-01-07', '2024-01-06', '2024-01-05'])
  expect(bookmarkOf('2024-01-06')?.entry.title).toBe('Told again')
  expect(bookmarkOf('2024-01-05')).toBe(before)
})

test('Of what the tabs of an origin tell each other, only the page’s own counts', async () => {
  const listener = vi.fn<(changed: ChangedKeys) => void>()
  onTestFinished(followChanges(listener))
  const tell = (channel: string, words: unknown) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    new BroadcastChannel(channel).postMessage(words)
  tell('bookmarks', 'of another page')
  tell(`${pagePrefix}bookmarks`, new Set(['2024-01-05']))
  await expect.poll(() => listener.mock.calls).toEqual([[new Set(['2024-01-05'])]])
})

test('What fails is alerted once while it lasts, and the next change reads all', async () => {
  const alerts = vi.spyOn(globalThis, 'alert').mockImplementation(() => {})
  const getAll = refuse('getAll')
  follow()
  await expect.poll(keys).toBe('failed')
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => getAll).toHaveBeenCalledTimes(4)
  const sentence = 'Your bookmarks could not be read. QuotaExceededError: no room left'
  expect(alerts).toHaveBeenCalledExactlyOnceWith(sentence)
  getAll.mockRestore()
  await addRecords([getBookmark('2024-01-07')])
  await expect.poll(keys).toEqual(['2024-01-07', '2024-01-06', '2024-01-05'])
})

test('A connection that the browser has closed is replaced, without a word', async () => {
  const alerts = vi.spyOn(globalThis, 'alert').mockImplementation(() => {})
  follow()
  await expect.poll(keys).toHaveLength(2)
  // As browsers do in the background: the page's own connection ends, and nobody tells.
  const { transaction } = await changeBookmarks(async (items) => items)
  transaction.db.close()
  expect(await removeBookmark('2024-01-06')).toMatchObject({ date: '2024-01-06' })
  await expect.poll(keys).toEqual(['2024-01-05'])
  expect(alerts).not.toHaveBeenCalled()
})

test('A read that fails once is repeated, without a word', async () => {
  const alerts = vi.spyOn(globalThis, 'alert').mockImplementation(() => {})
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementationOnce(() => {
    throw new DOMException('lost', 'UnknownError')
  })
  follow()
  await expect.poll(keys).toHaveLength(2)
  expect(alerts).not.toHaveBeenCalled()
})

test('A change that may have begun is not repeated', async () => {
  const act = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('begun')))
  await expect(changeBookmarks(act)).rejects.toThrow('begun')
  expect(act).toHaveBeenCalledOnce()
})

test('Bookmarks come newest first, those without a usable createdAt last; other keys are not shown', async () => {
  follow()
  await seedRecords([
    { date: 'none' },
    { date: 'old', createdAt: new Date('2020-01-01') },
    { date: 'odd', createdAt: new Date(Number.NaN) },
    { date: 'new', createdAt: new Date('2026-01-01') },
    { date: 'text', createdAt: '2026-02-02' },
    { date: 'before 1970', createdAt: new Date('1960-01-01') },
    { date: 17, createdAt: new Date('1950-01-01') },
    { date: ['a list'], createdAt: new Date('2026-03-03') },
    { date: new Date('2026-03-03') },
  ])
  await expect.poll(keys).toEqual(['new', 'old', 'before 1970', 17, 'text', 'odd', 'none'])
})
