import { type DBSchema, type IDBPDatabase, openDB, type OpenDBCallbacks } from 'idb'
import type { Fields } from '../apod/fields.ts'
import { alertFailure } from './alert-failure.ts'

export interface Schema extends DBSchema {
  bookmarkedItems: { key: IDBValidKey; value: Fields; indexes: Record<string, IDBValidKey> }
}

const indexes = ['copyright', 'title', 'media_type', 'url', 'explanation', 'createdAt']

/**
 * Opens the database, and creates it as the specification says.
 * @param onLost called when the browser or another tab has ended the connection
 * @throws the database's error
 */
export async function openDatabase(onLost: () => void): Promise<IDBPDatabase<Schema>> {
  const { indexedDB: factory }: { indexedDB?: IDBFactory } = globalThis
  if (!factory) throw new Error('This browser has no IndexedDB.')
  const callbacks = callbacksOf(onLost)
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

function callbacksOf(onLost: () => void): OpenDBCallbacks<Schema> {
  return {
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
      onLost()
    },
    // The visitor clears the site's data.
    terminated: onLost,
  }
}
