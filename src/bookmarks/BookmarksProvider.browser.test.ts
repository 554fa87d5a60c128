import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getBookmark, lookAtTab, putSilently, seedRecords } from '../test/bookmark-records.ts'
import { addRecords, removeBookmark } from './actions.ts'
import { announceHere } from './changes.ts'
import { type Bookmarks, followBookmarks } from './BookmarksProvider.tsx'

let bookmarks: Bookmarks | undefined
let stop = () => {}

function follow() {
  stop = followBookmarks((read) => (bookmarks = read))
}

function keys() {
  return typeof bookmarks === 'object' ? bookmarks.map(({ key }) => key) : bookmarks
}

function bookmarkOf(date: string) {
  return typeof bookmarks === 'object' ? bookmarks.find(({ key }) => key === date) : undefined
}

const titleOf = (date: string) => bookmarkOf(date)?.entry.title

/** Acts while all records are being read. */
function duringRead(act: () => void) {
  const { getAll } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementationOnce(function (
    this: IDBObjectStore,
  ) {
    const request = getAll.call(this)
    request.addEventListener('success', act)
    return request
  })
}

beforeEach(async () => {
  bookmarks = undefined
  await seedRecords([getBookmark('2024-01-05'), getBookmark('2024-01-06')])
})

afterEach(async () => {
  vi.restoreAllMocks()
  stop()
  await seedRecords()
})

test('a change during the first read is read too', async () => {
  duringRead(() => {
    void putSilently(getBookmark('2024-01-05', { title: 'Told again' }))
    void putSilently(getBookmark('2024-01-07'))
    announceHere(new Set(['2024-01-05', '2024-01-07']))
  })
  follow()
  await expect.poll(keys).toEqual(['2024-01-07', '2024-01-06', '2024-01-05'])
  expect(titleOf('2024-01-05')).toBe('Told again')
})

test('an unannounced change in another tab shows when this tab becomes visible, and what is equal stays the same', async () => {
  const odd = { picture: 1n, list: [1], self: {} }
  Object.assign(odd.self, odd)
  await seedRecords([getBookmark('2024-01-05'), getBookmark('2024-01-06', odd)])
  follow()
  await expect.poll(keys).toHaveLength(2)
  const before = bookmarkOf('2024-01-05')
  await putSilently(getBookmark('2024-01-06', { title: 'Told again' }))
  await putSilently(getBookmark('2024-01-07'))
  lookAtTab()
  await expect.poll(keys).toEqual(['2024-01-07', '2024-01-06', '2024-01-05'])
  expect(titleOf('2024-01-06')).toBe('Told again')
  expect(bookmarkOf('2024-01-05')).toBe(before)
})

test('what fails is alerted once while it lasts, and the next change reads all', async () => {
  const alerts = vi.spyOn(globalThis, 'alert').mockImplementation(() => {})
  const fail = () => {
    throw new DOMException('try later', 'DataError')
  }
  const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(fail)
  follow()
  await expect.poll(keys).toBe('failed')
  lookAtTab()
  await expect.poll(() => getAll).toHaveBeenCalledTimes(2)
  expect(alerts).toHaveBeenCalledExactlyOnceWith(
    'Your bookmarks could not be read. DataError: try later',
  )
  getAll.mockRestore()
  await addRecords([getBookmark('2024-01-07')])
  await expect.poll(keys).toEqual(['2024-01-07', '2024-01-06', '2024-01-05'])
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(fail)
  announceHere(new Set(['2024-01-05']))
  await expect.poll(keys).toBe('failed')
  await removeBookmark('2024-01-05')
  await expect.poll(keys).toEqual(['2024-01-07', '2024-01-06'])
})

test('a change during a failed read is read once more, and not again where that fails too', async () => {
  vi.spyOn(globalThis, 'alert').mockImplementation(() => {})
  const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    if (getAll.mock.calls.length === 1) announceHere(new Set(['2024-01-07']))
    throw new DOMException('try later', 'DataError')
  })
  follow()
  await expect.poll(keys).toBe('failed')
  await new Promise((done) => setTimeout(done, 100))
  expect(getAll).toHaveBeenCalledTimes(2)
})

test('bookmarks come newest first, those without a usable createdAt last; other keys are not shown', async () => {
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
