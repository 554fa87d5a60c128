import { deleteDB, openDB } from 'idb'
import { vi } from 'vitest'
import type { StoredRecord } from '../bookmarks/bookmark.ts'
import { runTransaction } from '../bookmarks/database.ts'
import { invalidateBookmarks } from '../bookmarks/stored-bookmarks.ts'
import { makeEntry } from './entries.ts'

/** A record as the app stores it, bookmarked on the day of its picture. */
export function makeRecord(date: string, fields: StoredRecord = {}): StoredRecord {
  return { ...makeEntry(date), createdAt: new Date(date), ...fields }
}

export async function replaceRecords(records: readonly StoredRecord[] = []): Promise<void> {
  await runTransaction('readwrite', async (store) => {
    await store.clear()
    await Promise.all(records.map((record) => store.add(record)))
  })
  await invalidateBookmarks()
}

export function storedRecords(): Promise<StoredRecord[]> {
  return runTransaction('readonly', (store) => store.getAll())
}

/** Stores a record without telling other tabs, as earlier versions of the app do. */
export async function storeSilently(record: StoredRecord): Promise<void> {
  await runTransaction('readwrite', (store) => store.put(record))
}

/** Makes a method of object stores throw and abort its transaction, until the returned spy is restored. */
export function failOn(method: 'get' | 'getAll' | 'getAllKeys' | 'put') {
  const spy = vi.spyOn(IDBObjectStore.prototype, method)
  return spy.mockImplementation(function (this: IDBObjectStore) {
    this.transaction.abort()
    throw new DOMException('no room left', 'QuotaExceededError')
  })
}

/** Keeps a transaction open, as another tab may, so that later ones wait. Returns a function that ends it. */
export async function holdDatabase() {
  let isHeld = true
  const database = await openDB('bookmark')
  const store = database.transaction('bookmarkedItems', 'readwrite').store
  function keepOpen() {
    if (isHeld) void store.count().then(keepOpen)
    else database.close()
  }
  keepOpen()
  return () => {
    isHeld = false
  }
}

/** Requests the database's deletion, so that opening it must wait. Returns a function that ends the wait. */
export async function blockOpening() {
  const database = await openDB('bookmark')
  await new Promise<void>((blocked) => void deleteDB('bookmark', { blocked: () => blocked() }))
  return () => database.close()
}

/** Keeps an older version of the database open, as an old tab does. Returns a function that closes it. */
export async function blockWithOldTab() {
  await deleteDB('bookmark')
  const database = await openDB('bookmark', 10)
  return () => database.close()
}
