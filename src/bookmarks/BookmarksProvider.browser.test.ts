import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getBookmark, putSilently, refuse, seedRecords, storedRecords } from '../test/records.ts'
import { ownPrefix } from '../ui/web-storage.ts'
import { addRecords, removeBookmark } from './actions.ts'
import { type Bookmarks, followBookmarks } from './BookmarksProvider.tsx'
import { announceHere, type ChangedKeys, followChanges } from './changes.ts'
import { changeBookmarks } from './database.ts'

let bookmarks: Bookmarks | undefined
let stop = () => {}

function follow() {
  stop = followBookmarks((read) => (bookmarks = read))
}

function keys() {
  return bookmarks?.status === 'failed' ? 'failed' : bookmarks?.list.map(({ key }) => key)
}

function bookmarkOf(date: string) {
  return bookmarks?.byKey.get(date)
}

const again = { title: 'Told again' }

beforeEach(async () => {
  bookmarks = undefined
  await seedRecords([getBookmark('2024-01-05'), getBookmark('2024-01-06')])
})

afterEach(async () => {
  stop()
})

test('The database is the specification’s, and confirms what is on the disk', async () => {
  const databases = await indexedDB.databases()
  expect(databases).toContainEqual({ name: 'bookmark', version: 20 })
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

test('A failed change changes nothing and notifies nobody', async () => {
  const listener = vi.fn<(changed: ChangedKeys) => void>()
  followChanges(listener)
  const change = changeBookmarks(async (items, changed) => {
    changed('2024-01-05')
    await items.delete('2024-01-05')
    throw new Error('on second thoughts')
  })
  await expect(change).rejects.toThrow('on second thoughts')
  expect(await storedRecords()).toHaveLength(2)
  expect(listener).not.toHaveBeenCalled()
})

test('An unannounced change in another tab shows when this tab becomes visible, and what is equal stays the same', async () => {
  const odd = { picture: 1n, list: [1], self: {} }
  Object.assign(odd.self, odd)
  await seedRecords([getBookmark('2024-01-05'), getBookmark('2024-01-06', odd)])
  follow()
  await expect.poll(keys).toHaveLength(2)
  const before = bookmarkOf('2024-01-05')
  await putSilently(getBookmark('2024-01-06', again))
  await putSilently(getBookmark('2024-01-07'))
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(keys).toEqual(['2024-01-07', '2024-01-06', '2024-01-05'])
  expect(bookmarkOf('2024-01-06')?.entry).toMatchObject(again)
  expect(bookmarkOf('2024-01-05')).toBe(before)
})

test('Of what the tabs of an origin tell each other, only the page’s own counts', async () => {
  const listener = vi.fn<(changed: ChangedKeys) => void>()
  const end = followChanges(listener)
  const tell = (channel: string, words: unknown) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    new BroadcastChannel(channel).postMessage(words)
  tell('bookmarks', 'of another page')
  tell(`${ownPrefix}bookmarks`, new Set(['2024-01-05']))
  await expect.poll(() => listener.mock.calls).toEqual([[new Set(['2024-01-05'])]])
  end()
})

test('What fails is alerted once while it lasts, and the next change reads all', async () => {
  const alerts = vi.spyOn(globalThis, 'alert').mockImplementation(() => {})
  const getAll = refuse('getAll')
  follow()
  await expect.poll(keys).toBe('failed')
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => getAll).toHaveBeenCalledTimes(4)
  expect(alerts).toHaveBeenCalledExactlyOnceWith(
    'Your bookmarks could not be read. QuotaExceededError: no room left',
  )
  getAll.mockRestore()
  await addRecords([getBookmark('2024-01-07')])
  await expect.poll(keys).toEqual(['2024-01-07', '2024-01-06', '2024-01-05'])
  const get = refuse('get')
  announceHere(new Set(['2024-01-05']))
  await expect.poll(keys).toBe('failed')
  get.mockRestore()
  await removeBookmark('2024-01-05')
  await expect.poll(keys).toEqual(['2024-01-07', '2024-01-06'])
})

test('A connection that the browser has closed is replaced, without a word', async () => {
  const alerts = vi.spyOn(globalThis, 'alert').mockImplementation(() => {})
  follow()
  await expect.poll(keys).toHaveLength(2)
  await closeConnection()
  expect(await removeBookmark('2024-01-06')).toMatchObject({ date: '2024-01-06' })
  await expect.poll(keys).toEqual(['2024-01-05'])
  await closeConnection()
  await putSilently(getBookmark('2024-01-07'))
  await closeConnection()
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(keys).toEqual(['2024-01-07', '2024-01-05'])
  expect(alerts).not.toHaveBeenCalled()
})

test('A read that fails once is repeated, without a word; a change that may have begun is not', async () => {
  const alerts = vi.spyOn(globalThis, 'alert').mockImplementation(() => {})
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementationOnce(() => {
    throw new DOMException('lost', 'UnknownError')
  })
  follow()
  await expect.poll(keys).toHaveLength(2)
  expect(alerts).not.toHaveBeenCalled()
  const act = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('begun')))
  await expect(changeBookmarks(act)).rejects.toThrow('begun')
  expect(act).toHaveBeenCalledOnce()
})

/** As browsers do in the background: the page's own connection ends, and nobody tells. */
async function closeConnection() {
  const { transaction } = await changeBookmarks(async (items) => items)
  transaction.db.close()
}

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
    { date: 18 },
    { date: ['a list'], createdAt: new Date('2026-03-03') },
    { date: new Date('2026-03-03') },
  ])
  await expect.poll(keys).toEqual(['new', 'old', 'before 1970', 17, 'text', 'odd', 'none', 18])
})
