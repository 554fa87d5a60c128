import { beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import {
  blockWithOldTab,
  failOn,
  blockOpening,
  putSilently,
  recordOf,
  replaceRecords,
  storedRecords,
} from '../test/records.ts'
import { WithProviders as wrapper } from '../test/WithProviders.tsx'
import { storagePrefix } from '../ui/web-storage.ts'
import { refetchBookmarks, useBookmark, useBookmarks } from './bookmarks-query.ts'
import { addRecords, removeBookmark, setNote } from './changes.ts'
import { invalidateBookmarks, transact } from './database.ts'

let rendered: { current: ReturnType<typeof useBookmarks> }

async function renderAll() {
  const { result } = await renderHook(useBookmarks, { wrapper })
  rendered = result
  await expect.poll(keys).not.toBe('loading')
}

function keys() {
  const { bookmarks, isLoaded, error } = rendered.current
  if (isLoaded) return [...bookmarks.keys()]
  return error ? 'failed' : 'loading'
}

const bookmarkOf = (date: string) => rendered.current.bookmarks.get(date)
const showTab = () => document.dispatchEvent(new Event('visibilitychange'))

beforeEach(() => replaceRecords([recordOf('2024-01-05'), recordOf('2024-01-06')]))

test('The database has the schema of earlier versions, and strict durability', async () => {
  expect(await indexedDB.databases()).toContainEqual({ name: 'bookmark', version: 20 })
  const table = await transact('readonly', async (all) => all)
  expect(table.transaction.durability).toBe('strict')
  expect([table.keyPath, table.autoIncrement]).toEqual(['date', true])
  const indexes = ['copyright', 'createdAt', 'explanation', 'media_type', 'title', 'url']
  expect([...table.indexNames]).toEqual(indexes)
})

/** Announces a change as tabs with an earlier version do. */
const tell = () =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  new BroadcastChannel(`${storagePrefix}bookmarks`).postMessage(new Set(['2024-01-05']))

test.each([
  ['when that tab announces it', tell],
  ['without an announcement when this tab becomes visible', showTab],
])('A change in another tab shows %s', async (_, notify) => {
  await renderAll()
  await putSilently(recordOf('2024-01-06', { title: 'Told again' }))
  await putSilently(recordOf('2024-01-07'))
  notify()
  await expect.poll(keys).toEqual(['2024-01-07', '2024-01-06', '2024-01-05'])
  expect(bookmarkOf('2024-01-06')?.entry.title).toBe('Told again')
})

test('A hidden tab reads what another tab has changed once it is shown', async () => {
  await renderAll()
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await putSilently(recordOf('2024-01-07'))
  const reads = vi.spyOn(IDBObjectStore.prototype, 'getAllKeys')
  const listener = new BroadcastChannel(`${storagePrefix}bookmarks`)
  const heard = new Promise((resolve) => listener.addEventListener('message', resolve))
  tell()
  await heard
  await storedRecords()
  expect(reads).not.toHaveBeenCalled()
  isHidden.mockRestore()
  showTab()
  await expect.poll(keys).toContain('2024-01-07')
})

test('A component renders only if its own bookmark has changed, in any tab', async () => {
  const renders = vi.fn<(note: string | undefined) => void>()
  await renderHook(() => renders(useBookmark('2024-01-05').bookmark?.note), { wrapper })
  await renderAll()
  const { bookmarks } = rendered.current
  await invalidateBookmarks()
  expect(rendered.current.bookmarks).toBe(bookmarks)
  await setNote('2024-01-06', 'Of another one')
  await setNote('2024-01-05', 'Its own')
  await expect.poll(() => bookmarkOf('2024-01-05')?.note).toBe('Its own')
  expect(renders.mock.calls.flat()).toEqual([undefined, undefined, 'Its own'])
})

test('A failed read keeps the loaded bookmarks and this tab’s changes, and alerts once; the next change retries it', async () => {
  await renderAll()
  const before = rendered.current.bookmarks
  const failing = failOn('getAllKeys')
  for (const calls of [2, 4]) {
    showTab()
    await expect.poll(() => failing).toHaveBeenCalledTimes(calls)
  }
  await expect.poll(() => rendered.current.error).not.toBeNull()
  expect(rendered.current.bookmarks).toBe(before)
  const sentence = 'Your bookmarks couldn’t be read. no room left'
  await removeBookmark('2024-01-05')
  await expect.poll(keys).toEqual(['2024-01-06'])
  expect(alert).toHaveBeenCalledExactlyOnceWith(sentence)
  refetchBookmarks()
  await expect.poll(() => alert).toHaveBeenCalledTimes(2)
  failing.mockRestore()
  await putSilently(recordOf('2024-01-06', { title: 'Told again' }))
  await addRecords([recordOf('2024-01-07')])
  await expect.poll(keys).toEqual(['2024-01-07', '2024-01-06'])
  expect(bookmarkOf('2024-01-06')?.entry.title).toBe('Told again')
  expect(rendered.current.error).toBeNull()
})

test('If the database doesn’t open within 20 seconds, an alert says so, and it can be tried again', async () => {
  const answer = await blockOpening()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { result } = await renderHook(useBookmarks, { wrapper })
  rendered = result
  await vi.advanceTimersByTimeAsync(19_000)
  expect([keys(), vi.mocked(alert).mock.calls]).toEqual(['loading', []])
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.poll(keys).toBe('failed')
  expect(alert).toHaveBeenCalledExactlyOnceWith(
    'Your bookmarks couldn’t be read. The browser’s storage isn’t responding. Close other tabs of this page and try again.',
  )
  answer()
  refetchBookmarks()
  await expect.poll(keys).toEqual([])
})

test('While an old tab blocks the database, one alert says so', async () => {
  const endBlock = await blockWithOldTab()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { result } = await renderHook(useBookmarks, { wrapper })
  rendered = result
  await expect.poll(() => alert).toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(20_000)
  await expect.poll(keys).toBe('failed')
  const reason = 'An older version of this page is open in another tab. Close that tab.'
  expect(alert).toHaveBeenCalledExactlyOnceWith(`Your bookmarks couldn’t be read. ${reason}`)
  endBlock()
  refetchBookmarks()
  await expect.poll(keys).toEqual([])
})

test('A connection that the browser has closed is opened again, without an alert', async () => {
  await renderAll()
  // Browsers do this in the background, without an event.
  const { transaction } = await transact('readonly', async (table) => table)
  transaction.db.close()
  expect(await removeBookmark('2024-01-06')).toMatchObject({ key: '2024-01-06' })
  await expect.poll(keys).toEqual(['2024-01-05'])
  expect(alert).not.toHaveBeenCalled()
})

test('A transaction that may have changed something is not retried', async () => {
  const act = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('begun')))
  await expect(transact('readwrite', act)).rejects.toThrow('begun')
  expect(act).toHaveBeenCalledOnce()
})

test('Bookmarks come newest first, those without a usable createdAt last; other keys are not shown', async () => {
  await renderAll()
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
  await expect.poll(keys).toEqual(newestFirst.map(({ date }) => date))
})
