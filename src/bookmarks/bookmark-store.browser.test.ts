import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readStoredEntry } from '../apod/entry.ts'
import { readList } from './bookmark-list.ts'
import { toggleBookmark } from './actions.ts'
import { addBookmarks, removeBookmark } from './records.ts'
import { announceHere } from './changes.ts'
import { createBookmarkStore } from './create-bookmark-store.ts'
import { lookAtTab, putSilently, getBookmark, seedRecords } from '../test/bookmark-records.ts'
import { readBookmarks } from './database.ts'

let store = createBookmarkStore()
const stops: (() => void)[] = []
const { objectStore } = IDBTransaction.prototype

function show(key: string) {
  stops.push(store.watchBookmark(key, () => {}))
}

function showList() {
  stops.push(store.watchList(() => {}))
}

function titleOf(key: string) {
  const entry = store.bookmarkOf(key)
  return typeof entry === 'object' ? entry.entry.title : entry
}

function keys() {
  const list = store.list()
  return typeof list === 'object' ? list.keys : list
}

/** Acts while the first record is being read. */
function duringFirstRead(act: () => void) {
  const { get } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(function (
    this: IDBObjectStore,
    key,
  ) {
    const request = get.call(this, key)
    request.addEventListener('success', act)
    return request
  })
}

beforeEach(async () => {
  await seedRecords([getBookmark('2024-01-05'), getBookmark('2024-01-06')])
  store = createBookmarkStore()
})

afterEach(async () => {
  vi.restoreAllMocks()
  IDBTransaction.prototype.objectStore = objectStore
  for (const stop of stops.splice(0)) stop()
  localStorage.clear()
  await seedRecords()
})

test('a bookmark that is shown during a read is read too', async () => {
  duringFirstRead(() => show('2024-01-06'))
  show('2024-01-05')
  await expect.poll(() => titleOf('2024-01-05')).toBe('The Sky of 2024-01-05')
  await expect.poll(() => titleOf('2024-01-06')).toBe('The Sky of 2024-01-06')
})

test('a change during the first read is read too', async () => {
  duringFirstRead(() => {
    void putSilently(getBookmark('2024-01-05', { title: 'Told again' }))
    void putSilently(getBookmark('2024-01-07'))
    announceHere(new Set(['2024-01-05', '2024-01-07']))
  })
  show('2024-01-05')
  await expect.poll(() => titleOf('2024-01-05')).toBe('Told again')
  await expect.poll(keys).toEqual(['2024-01-07', '2024-01-06', '2024-01-05'])
})

test('what is read while the visitor leaves the page is read again', async () => {
  const abort = vi.spyOn(IDBTransaction.prototype, 'abort')
  const alerts = vi.spyOn(globalThis, 'alert').mockReturnValue()
  duringFirstRead(() => dispatchEvent(new Event('pagehide')))
  show('2024-01-05')
  await expect.poll(() => titleOf('2024-01-05')).toBe('The Sky of 2024-01-05')
  expect(abort).toHaveBeenCalled()
  expect(alerts).not.toHaveBeenCalled()
})

test('an unannounced change in another tab shows when this tab becomes visible', async () => {
  show('2024-01-05')
  await expect.poll(() => titleOf('2024-01-05')).toBe('The Sky of 2024-01-05')
  await putSilently(getBookmark('2024-01-05', { title: 'Told again' }))
  await putSilently(getBookmark('2024-01-07'))
  lookAtTab()
  await expect.poll(() => titleOf('2024-01-05')).toBe('Told again')
  await expect.poll(keys).toEqual(['2024-01-07', '2024-01-06', '2024-01-05'])
})

test('entries that nobody shows are forgotten, and what changes meanwhile is read for the next viewer', async () => {
  show('2024-01-05')
  await expect.poll(() => titleOf('2024-01-05')).toBe('The Sky of 2024-01-05')
  for (const stop of stops.splice(0)) stop()
  expect(store.bookmarkOf('2024-01-05')).toBeUndefined()
  await removeBookmark('2024-01-05')
  expect(keys()).toHaveLength(2)
  showList()
  await expect.poll(keys).toEqual(['2024-01-06'])
})

test('a failed read is alerted once, and the next viewer reads all again', async () => {
  const alerts = vi.spyOn(globalThis, 'alert').mockImplementation(() => {})
  IDBTransaction.prototype.objectStore = () => {
    throw new DOMException('try later', 'DataError')
  }
  show('2024-01-05')
  lookAtTab()
  await expect.poll(() => store.bookmarkOf('2024-01-05')).toBe('failed')
  expect(store.list()).toBe('failed')
  expect(alerts).toHaveBeenCalledExactlyOnceWith(
    'Your bookmarks could not be read. DataError: try later',
  )
  IDBTransaction.prototype.objectStore = objectStore
  show('2024-01-06')
  await expect.poll(() => titleOf('2024-01-05')).toBe('The Sky of 2024-01-05')
  await expect.poll(() => titleOf('2024-01-06')).toBe('The Sky of 2024-01-06')
  expect(store.isBookmarked('2024-01-05')).toBe(true)
})

test('a change during a failed read is read once more, and not again where that fails too', async () => {
  vi.spyOn(globalThis, 'alert').mockImplementation(() => {})
  showList()
  await expect.poll(keys).toEqual(['2024-01-06', '2024-01-05'])
  await putSilently(getBookmark('2024-01-07'))
  const fail = () => {
    throw new DOMException('try later', 'DataError')
  }
  const failWithChange = () => {
    announceHere(new Set(['2024-01-07']))
    return fail()
  }
  const get = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(failWithChange)
  show('2024-01-05')
  await expect.poll(keys).toEqual(['2024-01-07', '2024-01-06', '2024-01-05'])
  await expect.poll(() => titleOf('2024-01-05')).toBe('The Sky of 2024-01-05')

  get.mockReset().mockImplementationOnce(failWithChange).mockImplementation(fail)
  show('2024-01-06')
  await expect.poll(store.list).toBe('failed')
  await new Promise((done) => setTimeout(done, 100))
  expect(get).toHaveBeenCalledTimes(2)
})

test('keys come newest first, those without a usable createdAt last', async () => {
  showList()
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
  await expect.poll(keys).toEqual(['new', 'old', 'before 1970', 17, 18, 'none', 'odd', 'text'])
})

test('After any change, the order is as if all keys were read again', async () => {
  const inOrder = () =>
    readBookmarks(async (items) => (await readList(items, undefined, 'all')).keys)
  const keep = { createdAt: new Date('2023-05-05') }
  showList()
  await expect.poll(keys).toHaveLength(2)
  await toggleBookmark(readStoredEntry(getBookmark('2023-01-01')))
  await expect.poll(keys).toEqual(['2023-01-01', '2024-01-06', '2024-01-05'])
  for (const change of [
    () => addBookmarks([getBookmark('2024-01-01', keep), getBookmark('2024-01-09', keep)]),
    () => addBookmarks([{ date: '2023-06-06' }, getBookmark('2024-01-07')]),
    () => removeBookmark('2024-01-06'),
    () => removeBookmark('2023-06-06'),
    () => addBookmarks([getBookmark('2024-01-08', keep), getBookmark('2024-01-06')]),
    () => addBookmarks(Array.from({ length: 30 }, (_, day) => getBookmark(`2022-01-${10 + day}`))),
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    await change()
    const expected = await inOrder()
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(keys).toEqual(expected)
  }
})
