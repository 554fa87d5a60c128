import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
  type IDBPTransaction,
  openDB,
  type OpenDBCallbacks,
} from 'idb'
import type { Fields } from '../apod/fields.ts'
import { alertFailure } from './alert-failure.ts'
import { announceChange, announceHere } from './changes.ts'

/** A bookmark as it is stored: its date, its createdAt and any other fields. */
export type StoredRecord = Fields

interface Schema extends DBSchema {
  bookmarkedItems: { key: IDBValidKey; value: StoredRecord; indexes: Record<string, IDBValidKey> }
}

/** The table of bookmarks in one transaction, which ends when anything else is awaited. */
export type Items<Mode extends IDBTransactionMode = 'readonly'> = IDBPObjectStore<
  Schema,
  ['bookmarkedItems'],
  'bookmarkedItems',
  Mode
>

const indexes = ['copyright', 'title', 'media_type', 'url', 'explanation', 'createdAt']

let connection: Promise<IDBPDatabase<Schema>> | undefined

/** While the browser clears the site's data, in milliseconds, the database can't be opened. */
const clearingTime = 1_000
/** When the browser or another tab ended the connection, as `performance.now()` tells it. */
let lostAt = -clearingTime

/**
 * Reads in one transaction. If the visitor leaves the page meanwhile, it reads again when they come
 * back: a page that WebKit keeps for Back would keep the database locked for all others. A read that
 * fails because the connection was just lost is tried once more, a second later.
 * @throws the database's error
 */
export async function read<T>(query: (items: Items) => Promise<T>): Promise<T> {
  const finished = new AbortController()
  let isLeft = false
  try {
    return await transact('readonly', (items) => {
      const leave = () => (isLeft = abort(items.transaction))
      addEventListener('pagehide', leave, { once: true, signal: finished.signal })
      return query(items)
    })
  } catch (error) {
    const isTooEarly = performance.now() - lostAt < clearingTime
    if (!isLeft && !isTooEarly) throw error
    if (isTooEarly) await new Promise((resolve) => setTimeout(resolve, clearingTime))
    return await read(query)
  } finally {
    finished.abort()
  }
}

/**
 * Changes in one transaction, everything or nothing, and notifies every tab of the changed keys.
 * When it resolves, the whole change is on the disk.
 * @throws the database's error
 */
export async function write<T>(
  change: (items: Items<'readwrite'>, changed: (key: unknown) => void) => Promise<T>,
): Promise<T> {
  const changed: unknown[] = []
  const result = await transact('readwrite', (items) =>
    change(items, (key) => void changed.push(key)),
  )
  if (changed.length > 0) announceChange(changed)
  return result
}

async function transact<Mode extends 'readonly' | 'readwrite', T>(
  mode: Mode,
  act: (items: Items<Mode>) => Promise<T>,
): Promise<T> {
  let transaction: IDBPTransaction<Schema, ['bookmarkedItems'], Mode> | undefined
  try {
    connection ??= open()
    // Strict: once a heart is set, it survives a power failure.
    const options = { durability: 'strict' } as const
    transaction = (await connection).transaction('bookmarkedItems', mode, options)
    // A failed action throws its own error, and nothing awaits this one.
    transaction.done.catch(() => {})
    const result = await act(transaction.store)
    await transaction.done
    return result
  } catch (error) {
    if (transaction) abort(transaction)
    disconnect()
    throw error
  }
}

/** @returns false if it had ended already */
function abort(transaction: { abort: () => void }): boolean {
  try {
    transaction.abort()
    return true
  } catch {
    return false
  }
}

/** After any error, the next transaction opens a new connection. */
function disconnect() {
  const closing = connection
  connection = undefined
  closing?.then((database) => database.close()).catch(() => {})
}

async function open() {
  const { indexedDB: factory }: { indexedDB?: IDBFactory } = globalThis
  if (!factory) throw new Error('This browser has no IndexedDB.')
  try {
    // The schema's version 2 is the browser's version 20, as in earlier installs.
    return await openDB('bookmark', 20, callbacks)
  } catch (error) {
    // Created by a later version of this page: used as it is.
    const isNewer = error instanceof DOMException && error.name === 'VersionError'
    if (isNewer) return openDB('bookmark', undefined, callbacks)
    throw error
  }
}

const callbacks: OpenDBCallbacks<Schema> = {
  upgrade(database, _from, _to, transaction) {
    const items = database.objectStoreNames.contains('bookmarkedItems')
      ? transaction.objectStore('bookmarkedItems')
      : database.createObjectStore('bookmarkedItems', { keyPath: 'date', autoIncrement: true })
    for (const index of indexes) {
      if (!items.indexNames.contains(index)) items.createIndex(index, index)
    }
  },
  // By a tab with an older version of the page. Opening continues by itself once that is closed.
  blocked() {
    const what = 'An older version of this page is open in another tab; close it.'
    alertFailure(what, 'Your bookmarks could not be read.')
  },
  // Another tab deletes or upgrades it.
  blocking(_from, _to, { target }) {
    if (target instanceof IDBDatabase) target.close()
    handleConnectionLost()
  },
  // The visitor clears the site's data.
  terminated: handleConnectionLost,
}

/** The database may have changed or be gone. */
function handleConnectionLost() {
  connection = undefined
  lostAt = performance.now()
  announceHere('all')
}
