import { createStore } from '../ui/create-store.ts'
import { alertReadingFailure } from './alert-failure.ts'
import { type BookmarkKey, indexOfKey, keyText } from './bookmark-key.ts'
import { onChange } from './changes.ts'
import type { Items } from './database.ts'
import { read } from './load-database.ts'

/** The keys of all bookmarks. */
export interface BookmarkOrder {
  /** Newest bookmarked first. */
  dated: readonly BookmarkKey[]
  /** Those without a usable createdAt. */
  undated: readonly BookmarkKey[]
}

const { get, set, subscribe } = createStore<BookmarkOrder | 'reading' | 'failed'>('reading')
let latestRead = 0

/**
 * The keys of all bookmarks in the database, for hearts and lists. From the first subscriber on
 * they follow every change in any tab, so no screen starts with an old value.
 */
export const bookmarkOrder = {
  get,
  subscribe(listener: () => void) {
    if (latestRead === 0) onChange(() => void readAgain())
    if (latestRead === 0 || get() === 'failed') void readAgain()
    return subscribe(listener)
  },
}

/** Also false while it is unknown. */
export function isBookmarked(key: BookmarkKey): boolean {
  const order = get()
  if (order === 'reading' || order === 'failed') return false
  return indexOfKey(order.dated, key) >= 0 || indexOfKey(order.undated, key) >= 0
}

async function readAgain() {
  latestRead += 1
  const thisRead = latestRead
  const next = await readOrFail()
  // A later read is more recent.
  if (thisRead === latestRead) set(next)
}

async function readOrFail() {
  try {
    return await read(readBookmarkOrder)
  } catch (error) {
    alertReadingFailure(error)
    return 'failed'
  }
}

/** Reads no records; each list of keys is a single database event, however long it is. */
async function readBookmarkOrder(items: Items): Promise<BookmarkOrder> {
  // Every valid Date: texts and numbers are outside this range.
  const usable = IDBKeyRange.bound(new Date(-8.64e15), new Date(8.64e15))
  const oldestFirst = await items.index('createdAt').getAllKeys(usable)
  const dated = oldestFirst.toReversed()
  if (dated.length === (await items.count())) return { dated, undated: [] }

  const known = new Set(dated.map(keyText))
  const all = await items.getAllKeys()
  return { dated, undated: all.filter((key) => !known.has(keyText(key))) }
}
