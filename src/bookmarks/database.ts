import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
  openDB,
  type OpenDBCallbacks,
} from 'idb'
import { alertReadingFailure } from './alert-failure.ts'
import { notifyHere } from './changes.ts'
import type { StoredRecord } from './record.ts'

// Loaded with the database, since it is only needed there.
export { mergeEntry } from './merge-entry.ts'

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

/**
 * Acts in one transaction. When this resolves, the whole change is on the disk.
 * @throws the database's error, with nothing changed
 */
export async function transact<Mode extends 'readonly' | 'readwrite', T>(
  mode: Mode,
  act: (items: Items<Mode>) => Promise<T>,
): Promise<T> {
  try {
    const transaction = await begin(mode)
    // A failed action throws its own error, and nothing awaits this one.
    transaction.done.catch(() => {})
    try {
      const result = await act(transaction.store)
      await transaction.done
      return result
    } catch (error) {
      abort(transaction)
      throw error
    }
  } catch (error) {
    // After any error, the next action opens a new connection.
    disconnect()
    throw error
  }
}

async function begin<Mode extends 'readonly' | 'readwrite'>(mode: Mode) {
  // Strict: once a heart is set, it survives a power failure.
  const options = { durability: 'strict' } as const
  const database = await connect()
  try {
    return database.transaction('bookmarkedItems', mode, options)
  } catch (error) {
    // The connection was closed a moment ago.
    if (!isNamed(error, 'InvalidStateError')) throw error
    disconnect()
    return (await connect()).transaction('bookmarkedItems', mode, options)
  }
}

function abort(transaction: { abort: () => void }) {
  try {
    transaction.abort()
  } catch {
    // Already aborted.
  }
}

function connect() {
  connection ??= open()
  return connection
}

function disconnect() {
  const closing = connection
  connection = undefined
  void closing?.then(
    (database) => database.close(),
    () => {},
  )
}

async function open() {
  const { indexedDB: factory }: { indexedDB?: IDBFactory } = globalThis
  if (!factory) throw new Error('This browser has no IndexedDB.')
  try {
    // The schema's version 2 is the browser's version 20, as in earlier installs.
    return await openDB('bookmark', 20, callbacks)
  } catch (error) {
    // Created by a later version of this page: used as it is.
    if (isNamed(error, 'VersionError')) return openDB('bookmark', undefined, callbacks)
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
    alertReadingFailure(new Error(what))
  },
  // Another tab deletes or upgrades it.
  blocking(_from, _to, { target }) {
    if (target instanceof IDBDatabase) target.close()
    lose()
  },
  // The visitor clears the site's data.
  terminated: lose,
}

/** The database may have changed or be gone. */
function lose() {
  connection = undefined
  notifyHere('all')
}

function isNamed(error: unknown, name: string) {
  return error instanceof DOMException && error.name === name
}
