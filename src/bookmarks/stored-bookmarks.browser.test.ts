import { deleteDB, openDB } from 'idb'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { queryClient } from '../service/queries.ts'
import {
  blockWithOldTab,
  failOn,
  blockOpening,
  storeSilently,
  makeRecord,
  replaceRecords,
} from '../test/records.ts'
import { WithProviders as wrapper } from '../test/WithProviders.tsx'
import { storagePrefix } from '../ui/storage.ts'
import { runTransaction } from './database.ts'
import { addRecords, removeBookmark, useBookmarks } from './stored-bookmarks.ts'

let rendered: { current: ReturnType<typeof useBookmarks> }

async function renderBookmarks() {
  const { result } = await renderHook(useBookmarks, { wrapper })
  rendered = result
  await expect.poll(keysOrState).not.toBe('loading')
}

function keysOrState() {
  const { bookmarks, isLoaded, hasFailed } = rendered.current
  if (isLoaded) return [...bookmarks.keys()]
  return hasFailed ? 'failed' : 'loading'
}

const bookmarkOf = (date: string) => rendered.current.bookmarks.get(date)
const showTab = () => document.dispatchEvent(new Event('visibilitychange'))

beforeEach(() => replaceRecords([makeRecord('2024-01-05'), makeRecord('2024-01-06')]))

test('The database has the schema of earlier versions, and uses strict durability', async () => {
  expect(await indexedDB.databases()).toContainEqual({ name: 'bookmark', version: 20 })
  const store = await runTransaction('readonly', async (all) => all)
  expect(store.transaction.durability).toBe('strict')
  expect([store.keyPath, store.autoIncrement]).toEqual(['date', true])
  const indexes = ['copyright', 'createdAt', 'explanation', 'media_type', 'title', 'url']
  expect([...store.indexNames]).toEqual(indexes)
})

/** Announces a change as a tab with an earlier version may, with a set of keys. */
const announceChange = () =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  new BroadcastChannel(`${storagePrefix}bookmarks`).postMessage(new Set(['2024-01-05']))

test.each([
  ['when that tab announces it', announceChange],
  ['without an announcement when this tab becomes visible', showTab],
])('A change in another tab shows %s', async (_, notify) => {
  await renderBookmarks()
  await storeSilently(makeRecord('2024-01-06', { title: 'New title' }))
  await storeSilently(makeRecord('2024-01-07'))
  notify()
  await expect.poll(keysOrState).toEqual(['2024-01-07', '2024-01-06', '2024-01-05'])
  expect(bookmarkOf('2024-01-06')?.entry.title).toBe('New title')
})

test('Each change is announced to other tabs', async () => {
  await renderBookmarks()
  const listener = new BroadcastChannel(`${storagePrefix}bookmarks`)
  const heard = vi.fn<() => void>()
  listener.addEventListener('message', heard)
  await addRecords([makeRecord('2024-01-07')])
  await expect.poll(() => heard).toHaveBeenCalledTimes(1)
  await removeBookmark('2024-01-07')
  await expect.poll(() => heard).toHaveBeenCalledTimes(2)
  listener.close()
})

test('If bookmarks can’t be reread, the loaded bookmarks stay', async () => {
  await renderBookmarks()
  const before = rendered.current.bookmarks
  const failing = failOn('getAllKeys')
  showTab()
  await expect.poll(() => rendered.current.hasFailed).toBe(true)
  expect(rendered.current.bookmarks).toBe(before)
  await removeBookmark('2024-01-05')
  await expect.poll(keysOrState).toEqual(['2024-01-06'])
  failing.mockRestore()
  await addRecords([makeRecord('2024-01-07')])
  await expect.poll(keysOrState).toEqual(['2024-01-07', '2024-01-06'])
  expect(rendered.current.hasFailed).toBe(false)
})

const notResponding =
  'The browser’s storage isn’t responding. Close any other tabs that have this app open, and try again.'
const openElsewhere = 'An older version of this app is open in another tab. Close that tab.'

test.each([
  ['doesn’t open within 20 seconds', blockOpening, 'loading', notResponding],
  ['is blocked by an old tab', blockWithOldTab, 'failed', openElsewhere],
])('If the database %s, the error says why, and reading can be retried', async (...row) => {
  const [, block, stateAt19Seconds, reason] = row
  const endBlock = await block()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { result } = await renderHook(useBookmarks, { wrapper })
  rendered = result
  await vi.advanceTimersByTimeAsync(19_000)
  await expect.poll(keysOrState).toBe(stateAt19Seconds)
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.poll(keysOrState).toBe('failed')
  expect(queryClient.getQueryState(['bookmarks'])?.error?.message).toBe(reason)
  endBlock()
  void rendered.current.refetch()
  await expect.poll(keysOrState).toEqual([])
})

test('A database connection that the browser has closed is reopened', async () => {
  await renderBookmarks()
  // Browsers do this in the background, without an event.
  const { transaction } = await runTransaction('readonly', async (store) => store)
  transaction.db.close()
  expect(await removeBookmark('2024-01-06')).toMatchObject({ key: '2024-01-06' })
  await expect.poll(keysOrState).toEqual(['2024-01-05'])
})

test('A database of a later version opens', async () => {
  await deleteDB('bookmark')
  const later = await openDB('bookmark', 21, {
    upgrade: (database) => database.createObjectStore('bookmarkedItems', { keyPath: 'date' }),
  })
  later.close()
  await storeSilently(makeRecord('2024-01-07'))
  await renderBookmarks()
  expect(keysOrState()).toEqual(['2024-01-07'])
  await deleteDB('bookmark')
})

test('A write that fails after it has begun isn’t retried, and closes its connection', async () => {
  const close = vi.spyOn(IDBDatabase.prototype, 'close')
  const action = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('begun')))
  await expect(runTransaction('readwrite', action)).rejects.toThrow('begun')
  expect(action).toHaveBeenCalledOnce()
  expect(close).toHaveBeenCalledOnce()
})

test('The bookmark added last comes first, and those without a valid time come last', async () => {
  await renderBookmarks()
  const newestFirst = [
    { date: 'new', createdAt: new Date('2026-01-01') },
    { date: 'old', createdAt: new Date('2020-01-01') },
    { date: 17, createdAt: new Date('1950-01-01') },
    { date: 'text', createdAt: '2026-02-02' },
    { date: 'odd', createdAt: new Date(Number.NaN) },
    { date: 'none' },
    { date: 'in microseconds', createdAt: new Date(1_700_000_000_000_000) },
  ]
  await replaceRecords([...newestFirst, { date: ['a list'], createdAt: new Date() }])
  await expect.poll(keysOrState).toEqual(newestFirst.map(({ date }) => date))
})
