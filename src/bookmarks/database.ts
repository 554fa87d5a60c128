import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
  type IDBPTransaction,
  openDB,
  type OpenDBCallbacks,
} from 'idb'
import { ifAllowed } from '../ui/web-storage.ts'
import type { StoredRecord } from './bookmark.ts'
import { lastChange, tellChange } from './changed-keys.ts'

interface Schema extends DBSchema {
  bookmarkedItems: { key: IDBValidKey; value: StoredRecord; indexes: Record<string, IDBValidKey> }
}

/** The table of bookmarks in one transaction, which ends when anything else is awaited. */
export type BookmarkTable<Mode extends IDBTransactionMode = 'readonly'> = IDBPObjectStore<
  Schema,
  ['bookmarkedItems'],
  'bookmarkedItems',
  Mode
>

/** Changes all or nothing, and tells every tab the changed keys. Resolves once the change is on the disk. */
export async function changeBookmarks<T>(
  change: (table: BookmarkTable<'readwrite'>, markChanged: (key: unknown) => void) => Promise<T>,
): Promise<T> {
  const marked: unknown[] = []
  const result = await transact('readwrite', (table) =>
    change(table, (key) => void marked.push(key)),
  )
  if (marked.length > 0) tellChange(marked)
  return result
}

let connection: Promise<IDBPDatabase<Schema>> | undefined

/** Acts in one transaction, again if it fails before a change: browsers end connections, WebKit fails reads. */
export async function transact<Mode extends 'readonly' | 'readwrite', T>(
  mode: Mode,
  act: (table: BookmarkTable<Mode>) => Promise<T>,
  isRetry = false,
): Promise<T> {
  const opened = (connection ??= openDatabase())
  let transaction: IDBPTransaction<Schema, ['bookmarkedItems'], Mode> | undefined
  try {
    // Strict: once a heart is set, it survives a power failure.
    const options = { durability: 'strict' } as const
    transaction = (await opened).transaction('bookmarkedItems', mode, options)
    // A failed action throws its own error, and nothing awaits this one.
    transaction.done.catch(() => {})
    const result = await act(transaction.store)
    await transaction.done
    return result
  } catch (error) {
    ifAllowed(() => transaction?.abort())
    opened.then((database) => database.close()).catch(() => {})
    if (connection === opened) connection = undefined
    const hasChangedNothing = mode === 'readonly' || !transaction
    const hasWaited = error instanceof DOMException && error.name === 'TimeoutError'
    if (hasChangedNothing && !hasWaited && !isRetry) return transact(mode, act, true)
    throw error
  }
}

/** The names stay as they are: visitors have bookmarks under them. */
async function openDatabase(): Promise<IDBPDatabase<Schema>> {
  try {
    // The schema's version 2 is the browser's version 20, as in earlier installs.
    return await openInTime(20)
  } catch (error) {
    // A later version of this page has made it: used as it is.
    const isNewer = error instanceof DOMException && error.name === 'VersionError'
    if (isNewer) return openInTime()
    throw error
  }
}

/** In milliseconds. A browser may never answer, as some do where the visitor's profile is damaged. */
const openingLimitMs = 20_000

function openInTime(version?: number) {
  return new Promise<IDBPDatabase<Schema>>((resolve, reject) => {
    openDB('bookmark', version, callbacks).then(resolve, reject)
    const failure = new DOMException('The browser’s database does not answer.', 'TimeoutError')
    setTimeout(reject, openingLimitMs, failure)
  })
}

const indexes = ['copyright', 'title', 'media_type', 'url', 'explanation', 'createdAt']

const callbacks: OpenDBCallbacks<Schema> = {
  upgrade(database, _from, _to, transaction) {
    const table = database.objectStoreNames.contains('bookmarkedItems')
      ? transaction.objectStore('bookmarkedItems')
      : database.createObjectStore('bookmarkedItems', { keyPath: 'date', autoIncrement: true })
    for (const index of indexes) {
      if (!table.indexNames.contains(index)) table.createIndex(index, index)
    }
  },
  // Opening continues by itself once the older tab is closed.
  blocked() {
    const reason = 'An older version of this page is open in another tab; close it.'
    alertFailure(reason, 'Your bookmarks could not be read.')
  },
  // Another tab deletes or upgrades the database.
  blocking(_from, _to, { target }) {
    if (target instanceof IDBDatabase) target.close()
    notifyAllSoon()
  },
  // The visitor clears the site's data.
  terminated: notifyAllSoon,
}

/** The database may have changed or be gone, and can't be read while the browser clears it. */
function notifyAllSoon() {
  setTimeout(() => lastChange.set('all'), 1_000)
}

/** Asks the browser never to delete the bookmarks when storage runs low, unless it would ask the visitor. */
export async function requestPersistence(): Promise<void> {
  // Firefox asks.
  if (CSS.supports('-moz-appearance', 'none')) return
  try {
    await navigator.storage.persist()
  } catch {
    // Missing in some browsers and over plain http.
  }
}

/** Says why an action failed, with the browser's own alert, which no dialog covers. */
export function alertFailure(error: unknown, sentence = 'Your bookmarks could not be changed.') {
  alert(`${sentence} ${String(error)}`)
}
