import { alertReadingFailure } from './alert-failure.ts'
import { type Bookmark, readBookmark } from './bookmark.ts'
import { type BookmarkKey, keyText } from './bookmark-key.ts'
import { openDatabase } from './open-database.ts'

interface Wanted {
  key: BookmarkKey
  bookmark?: Bookmark
  listeners: Set<() => void>
}

/** The records that are shown, on cards and in the modal: what is shown nowhere is forgotten. */
const wanted = new Map<string, Wanted>()
let following = false

/**
 * Has a record read, together with all others that are wanted in the same moment, and again
 * whenever a tab changes something.
 * @returns the way to stop
 */
export function wantRecord(key: BookmarkKey, listener: () => void): () => void {
  const text = keyText(key)
  const known = wanted.get(text)
  const record: Wanted = known ?? { key, listeners: new Set() }
  record.listeners.add(listener)
  if (!known) {
    if (unread().length === 0) queueMicrotask(() => void read(unread()))
    wanted.set(text, record)
  }
  return () => {
    record.listeners.delete(listener)
    if (record.listeners.size === 0 && wanted.get(text) === record) wanted.delete(text)
  }
}

/** The record as it was last read; undefined where it has not been yet, or is none any more. */
export function recordOf(key: BookmarkKey): Bookmark | undefined {
  return wanted.get(keyText(key))?.bookmark
}

function unread() {
  return [...wanted.values()].filter(({ bookmark }) => !bookmark)
}

async function read(records: Wanted[]) {
  try {
    const { bookmarkedItems, onChange } = await openDatabase()
    if (!following) onChange(() => void read([...wanted.values()]))
    following = true
    const found = await bookmarkedItems.bulkGet(records.map(({ key }) => key))
    for (const [index, record] of records.entries()) {
      if (found[index] !== undefined) record.bookmark = readBookmark(found[index])
      for (const listener of record.listeners) listener()
    }
  } catch (error) {
    alertReadingFailure(error)
  }
}
