import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import { ignoreErrors } from '../ui/storage.ts'
import type { StoredRecord } from './bookmark.ts'

interface Schema extends DBSchema {
  bookmarkedItems: { key: IDBValidKey; value: StoredRecord; indexes: Record<string, IDBValidKey> }
}

type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<
  Schema,
  ['bookmarkedItems'],
  Mode
>

let connection: Promise<IDBPDatabase<Schema>> | undefined

/** Resolves once changes are on the disk. Retries once if none were made: the connection may have ended. */
export async function runTransaction<Mode extends 'readonly' | 'readwrite', T>(
  mode: Mode,
  action: (store: Transaction<Mode>['store']) => Promise<T>,
  isRetry = false,
): Promise<T> {
  const opened = (connection ??= openDatabase())
  let database: IDBPDatabase<Schema> | undefined
  let transaction: Transaction<Mode> | undefined
  try {
    database = await opened
    // Strict, so that a bookmark survives a power failure.
    transaction = database.transaction('bookmarkedItems', mode, { durability: 'strict' })
    // If the action fails, `done` rejects too, but only the action's error should be thrown.
    transaction.done.catch(() => {})
    const result = await action(transaction.store)
    await transaction.done
    return result
  } catch (error) {
    ignoreErrors(() => transaction?.abort())
    // Not for a read: others of the same moment, each of one record, go on with this connection.
    if (mode === 'readwrite') database?.close()
    if (connection === opened) connection = undefined
    const hasChangedNothing = mode === 'readonly' || !transaction
    if (database && hasChangedNothing && !isRetry) return runTransaction(mode, action, true)
    throw error
  }
}

/** The names must not change, because visitors have bookmarks under them. */
async function openDatabase(): Promise<IDBPDatabase<Schema>> {
  try {
    // Earlier installs have version 20, because Dexie multiplied its version 2 by 10.
    return await openWithTimeout(20)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'VersionError') return openWithTimeout()
    throw error
  }
}

/** Nothing reads these, but a database has them in every version of the app. */
const indexes = ['copyright', 'title', 'media_type', 'url', 'explanation', 'createdAt']

/** Opens with a timeout, because some browsers never answer if the profile is damaged. */
function openWithTimeout(version?: number): Promise<IDBPDatabase<Schema>> {
  return new Promise((resolve, reject) => {
    const rejectWith = (advice: string) => reject(new Error(advice))
    const timer = setTimeout(
      rejectWith,
      20_000,
      'The browser’s storage isn’t responding. Close any other tabs that have this app open, and try again.',
    )
    openDB<Schema>('bookmark', version, {
      upgrade(database, _from, _to, transaction) {
        const store = database.objectStoreNames.contains('bookmarkedItems')
          ? transaction.objectStore('bookmarkedItems')
          : database.createObjectStore('bookmarkedItems', { keyPath: 'date', autoIncrement: true })
        for (const index of indexes) {
          if (!store.indexNames.contains(index)) store.createIndex(index, index)
        }
      },
      blocked: () =>
        rejectWith('An older version of this app is open in another tab. Close that tab.'),
      blocking(_from, _to, { target }) {
        if (target instanceof IDBDatabase) target.close()
      },
    })
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}

/** Reads the records that can be read, and why others can't. Throws if none can. */
export async function readRecords(): Promise<{ records: StoredRecord[]; errors: unknown[] }> {
  const keys = await runTransaction('readonly', (store) => store.getAllKeys())
  try {
    return { records: await runTransaction('readonly', (store) => store.getAll()), errors: [] }
  } catch (error) {
    // A record that can't be read ends its transaction, so each record is read in its own.
    const errors: unknown[] = []
    const addError = (reason: unknown) => void errors.push(reason)
    const readAlone = (key: IDBValidKey) =>
      runTransaction('readonly', (store) => store.get(key)).catch(addError)
    const results = await Promise.all(keys.map(readAlone))
    const records = results.filter((record) => record !== undefined)
    if (records.length === 0) throw error
    return { records, errors }
  }
}

/** Asks the browser not to evict the bookmarks. Not in Firefox, which would ask the visitor. */
export function requestPersistence() {
  // `navigator.storage` is missing in some browsers, and without https.
  if (!CSS.supports('-moz-appearance', 'none'))
    void ignoreErrors(() => navigator.storage.persist().catch(() => {}))
}
