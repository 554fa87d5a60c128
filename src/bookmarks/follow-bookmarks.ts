import { alertFailure } from './alert-failure.ts'
import { type Bookmark, type Key, readBookmark, type StoredRecord } from './bookmark.ts'
import { type Changed, followChanges } from './changes.ts'
import { type Items, readBookmarks } from './database.ts'

/** All bookmarks, newest bookmarked first, those without a usable createdAt last; 'failed' if they could not be read. */
export type Bookmarks = readonly Bookmark[] | 'failed'

/** Above this many changed records, reading all is faster. */
const maxPartialRead = 50

/**
 * Reads all bookmarks, and after each change in any tab what has changed: a bookmark that has not
 * stays the same object. What fails is alerted once, and the next change reads all.
 * @param show called with the bookmarks after each read
 * @returns a function that ends it
 */
export function followBookmarks(show: (bookmarks: Bookmarks) => void): () => void {
  let known = new Map<unknown, Bookmark>()
  let unread: Changed = 'all'
  let isReading = false
  let hasFailed = false
  let tell = show

  /** One read at a time; what changes meanwhile is read next. */
  async function read(changed: Changed) {
    unread = unread === 'all' || changed === 'all' ? 'all' : new Set([...unread, ...changed])
    if (isReading) return
    isReading = true
    while (unread === 'all' || unread.size > 0) {
      const reading = hasFailed ? 'all' : unread
      unread = new Set()
      try {
        // oxlint-disable-next-line no-await-in-loop
        known = await readBookmarks((items) => readKnown(items, known, reading))
        hasFailed = false
        tell([...known.values()].toSorted(newestFirst))
      } catch (error) {
        if (!hasFailed) alertFailure(error, 'Your bookmarks could not be read.')
        hasFailed = true
        tell('failed')
      }
    }
    isReading = false
  }

  const endFollowing = followChanges((changed) => void read(changed))
  void read('all')
  return () => {
    tell = () => {}
    endFollowing()
  }
}

/** @param known the bookmarks before, by their keys */
async function readKnown(
  items: Items,
  known: ReadonlyMap<unknown, Bookmark>,
  changed: Changed,
): Promise<Map<unknown, Bookmark>> {
  const updated = new Map(known)
  const update = (key: unknown, record: StoredRecord | undefined) => {
    const before = known.get(key)
    const bookmark =
      record && (before && isSame(before.record, record) ? before : readBookmark(record))
    if (bookmark) updated.set(key, bookmark)
    else updated.delete(key)
  }
  if (changed === 'all' || changed.size > maxPartialRead) {
    updated.clear()
    for (const record of await items.getAll()) update(record['date'], record)
  } else {
    const readOne = async (key: Key) => update(key, await items.get(key))
    await Promise.all([...changed].map(readOne))
  }
  return updated
}

/** Also false where that can't be told. */
function isSame(record: StoredRecord, other: StoredRecord) {
  const names = Object.keys(record)
  if (names.length !== Object.keys(other).length) return false
  try {
    return names.every(
      (name) =>
        record[name] === other[name] ||
        JSON.stringify(record[name]) === JSON.stringify(other[name]),
    )
  } catch {
    return false
  }
}

/** Bookmarks of the same moment stand in the order of their keys, the last first. */
function newestFirst(a: Bookmark, b: Bookmark) {
  if (a.createdAt !== b.createdAt) return b.createdAt - a.createdAt
  return indexedDB.cmp(b.key, a.key)
}
