import { vi } from 'vitest'
import type { StoredRecord } from '../bookmarks/bookmark.ts'
import { readAgain, transact } from '../bookmarks/database.ts'
import { makeEntry } from './entries.ts'

// Helpers for component tests, which run with the browser's own database.

/** A record like those a heart stores, bookmarked on its own day. */
export function recordOf(date: string, fields: StoredRecord = {}): StoredRecord {
  return { ...makeEntry(date), createdAt: new Date(date), ...fields }
}

/** Replaces all records with these, and notifies the page. */
export async function replaceRecords(records: readonly StoredRecord[] = []): Promise<void> {
  await transact('readwrite', async (table) => {
    await table.clear()
    await Promise.all(records.map((record) => table.add(record)))
  })
  await readAgain()
}

export function storedRecords(): Promise<StoredRecord[]> {
  return transact('readonly', (table) => table.getAll())
}

/** Stores a record as a tab with an earlier version of the page would: without an announcement. */
export async function putSilently(record: StoredRecord): Promise<void> {
  await transact('readwrite', (table) => table.put(record))
}

/** Each call of a method fails, until its spy is restored. */
export function failOn(method: 'get' | 'getAll' | 'getAllKeys' | 'put') {
  return vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
    throw new DOMException('no room left', 'QuotaExceededError')
  })
}

/** Keeps a transaction open, as another tab may, so that later ones wait. @returns what ends it */
export async function holdDatabase() {
  let isHeld = true
  const opening = indexedDB.open('bookmark')
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const table = opening.result
    .transaction('bookmarkedItems', 'readwrite')
    .objectStore('bookmarkedItems')
  const ask = () => {
    if (isHeld) table.count().addEventListener('success', ask)
    else opening.result.close()
  }
  ask()
  return () => {
    isHeld = false
  }
}

/** Makes openings wait for a deletion, which waits for an open connection. @returns what closes that */
export async function keepFromOpening() {
  const opening = indexedDB.open('bookmark')
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const deletion = indexedDB.deleteDatabase('bookmark')
  await new Promise((resolve) => deletion.addEventListener('blocked', resolve))
  return () => opening.result.close()
}
