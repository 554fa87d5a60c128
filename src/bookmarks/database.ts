import type { IDBPDatabase, IDBPObjectStore, IDBPTransaction } from 'idb'
import type { Fields } from '../apod/fields.ts'
import { announceChange, announceHere } from './changes.ts'
import { openDatabase, type Schema } from './open-database.ts'

/** A bookmark as it is stored: its date, its createdAt and any other fields. */
export type StoredRecord = Fields

/** The table of bookmarks in one transaction, which ends when anything else is awaited. */
export type Items<Mode extends IDBTransactionMode = 'readonly'> = IDBPObjectStore<
  Schema,
  ['bookmarkedItems'],
  'bookmarkedItems',
  Mode
>

let connection: Promise<IDBPDatabase<Schema>> | undefined

/**
 * Reads in one transaction. If the visitor leaves the page meanwhile, it reads again when they come
 * back: a page that WebKit keeps for Back would keep the database locked for all others.
 * @throws the database's error
 */
export async function readBookmarks<T>(query: (items: Items) => Promise<T>): Promise<T> {
  const finished = new AbortController()
  let isLeft = false
  try {
    return await transact('readonly', (items) => {
      const leave = () => (isLeft = abort(items.transaction))
      addEventListener('pagehide', leave, { once: true, signal: finished.signal })
      return query(items)
    })
  } catch (error) {
    if (!isLeft) throw error
    return await readBookmarks(query)
  } finally {
    finished.abort()
  }
}

/**
 * Changes in one transaction, everything or nothing, and notifies every tab of the changed keys.
 * When it resolves, the whole change is on the disk.
 * @throws the database's error
 */
export async function changeBookmarks<T>(
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
    connection ??= openDatabase(handleConnectionLost)
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
  connection?.then((database) => database.close()).catch(() => {})
  connection = undefined
}

/** The database may have changed or be gone. While the browser clears it, it can't be read. */
function handleConnectionLost() {
  connection = undefined
  setTimeout(() => announceHere('all'), 1_000)
}
