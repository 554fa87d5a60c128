import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { get, subscribe } from './bookmark-cache.ts'
import { lookAtTab, putSilently, getBookmark, seedRecords } from './test-records.ts'

const stops: (() => void)[] = []
const { objectStore } = IDBTransaction.prototype

function show(day: string) {
  stops.push(subscribe(day, () => {}))
}

async function expectRead(day: string) {
  await vi.waitFor(() => expect(get(day)).toMatchObject({ entry: { title: `The Sky of ${day}` } }))
}

beforeEach(() => seedRecords([getBookmark('2024-01-05'), getBookmark('2024-01-06')]))

afterEach(async () => {
  IDBTransaction.prototype.objectStore = objectStore
  for (const stop of stops.splice(0)) stop()
  await seedRecords()
})

test('a bookmark requested during another read is read too', async () => {
  const { get: readRecord } = IDBObjectStore.prototype
  const reading = vi.spyOn(IDBObjectStore.prototype, 'get')
  reading.mockImplementationOnce(function (this: IDBObjectStore, key) {
    show('2024-01-06')
    return readRecord.call(this, key)
  })
  show('2024-01-05')
  await expectRead('2024-01-05')
  await expectRead('2024-01-06')
  expect(reading).toHaveBeenCalledTimes(2)
  reading.mockRestore()
})

test('an unannounced change in another tab shows when this tab becomes visible', async () => {
  show('2024-01-05')
  await expectRead('2024-01-05')
  await putSilently(getBookmark('2024-01-05', { title: 'Told again' }))
  lookAtTab()
  await vi.waitFor(() =>
    expect(get('2024-01-05')).toMatchObject({ entry: { title: 'Told again' } }),
  )
})

test('bookmarks that are not shown leave the cache', async () => {
  show('2024-01-05')
  await expectRead('2024-01-05')
  for (const stop of stops.splice(0)) stop()
  expect(get('2024-01-05')).toBeUndefined()
})

test('a failed read is alerted, and the next request reads both', async () => {
  const alerts = vi.spyOn(globalThis, 'alert').mockImplementation(() => {})
  IDBTransaction.prototype.objectStore = () => {
    throw new DOMException('try later', 'DataError')
  }
  show('2024-01-05')
  await vi.waitFor(() =>
    expect(alerts).toHaveBeenCalledExactlyOnceWith(
      'Your bookmarks could not be read. DataError: try later',
    ),
  )
  expect(get('2024-01-05')).toBe('failed')
  IDBTransaction.prototype.objectStore = objectStore
  show('2024-01-06')
  await expectRead('2024-01-05')
  await expectRead('2024-01-06')
})
