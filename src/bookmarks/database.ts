import { Dexie, type ObservabilitySet, RangeSet, type Table } from 'dexie'
import { alertReadingFailure } from './alert-failure.ts'
import type { BookmarkKey } from './bookmark-key.ts'

export { RangeSet }
// Needed where the database is, and not before.
export { mergeEntry } from './merge-entry.ts'

// Dexie's cache would show a change before it is stored, and that is not what a heart says.
// Strict: a set heart is on the disk, and stays set where the power fails a moment later.
const database = new Dexie('bookmark', {
  cache: 'disabled',
  chromeTransactionDurability: 'strict',
})

// Earlier installs have this very schema; Dexie's version 2 is the browser's version 20.
database.version(2).stores({
  bookmarkedItems: '++date, copyright, title, media_type, url, explanation, createdAt',
})

// Opening goes on by itself when that tab is gone.
database.on('blocked', () => {
  alertReadingFailure(new Error('An older version of this page is open in another tab; close it.'))
})

// Another tab deletes or upgrades it, or the visitor clears the site's data: all is read anew.
// A failed opening closes too, and reading again would only open again.
database.on('close', () => {
  if (!database.isOpen()) return
  setTimeout(() => Dexie.on.storagemutated.fire({ all: new RangeSet(-Infinity, [[[]]]) }))
})

/** The bookmarks of this browser, in records of any age and shape. */
export const bookmarkedItems: Table<
  Readonly<Record<string, unknown>>,
  BookmarkKey
> = database.table('bookmarkedItems')

/**
 * Tells what is read, now and after every change that any open tab makes. Dexie's own live query
 * would take note of each single key.
 * @param read never throws
 * @returns the way to stop
 */
export function follow<T>(read: () => Promise<T>, tell: (value: T) => void): () => void {
  let latest = 0
  async function readAnew() {
    latest += 1
    const turn = latest
    const value = await read()
    if (turn === latest) tell(value)
  }

  const changes = Dexie.on.storagemutated
  const changed = () => void readAnew()
  changes.subscribe(changed)
  changed()
  return () => {
    changes.unsubscribe(changed)
    latest = -1
  }
}

/** Tells what any open tab has changed, each part of it a tree for `RangeSet` to read. */
export function onChange(tell: (parts: ObservabilitySet) => void): void {
  Dexie.on.storagemutated.subscribe(tell)
}
