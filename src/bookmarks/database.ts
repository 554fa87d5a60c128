import { Dexie, liveQuery, type Table } from 'dexie'
import type { BookmarkKey } from './bookmark-key.ts'

// Dexie's cache would show a change before it is stored, and that is not what a heart says.
const database = new Dexie('bookmark', { cache: 'disabled' })

// Earlier installs have this very schema; Dexie's version 2 is the browser's version 20.
database.version(2).stores({
  bookmarkedItems: '++date, copyright, title, media_type, url, explanation, createdAt',
})

/** The bookmarks of this browser, in records of any age and shape. */
export const bookmarkedItems: Table<
  Readonly<Record<string, unknown>>,
  BookmarkKey
> = database.table('bookmarkedItems')

/**
 * Tells what the query reads, now and after every change that any open tab makes to it.
 * @param read never throws: Dexie's live query keeps some errors to itself
 * @returns the way to stop
 */
export function follow<T>(read: () => Promise<T>, tell: (value: T) => void): () => void {
  // Without IndexedDB a live query says nothing at all; the query itself says what is missing.
  if (!Dexie.dependencies.indexedDB) void read().then(tell)
  const subscription = liveQuery(read).subscribe(tell)
  return () => subscription.unsubscribe()
}

/** Tells that any open tab has changed something. */
export function onChange(tell: () => void): void {
  Dexie.on('storagemutated', tell)
}
