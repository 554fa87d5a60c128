import { isScrolling } from '../ui/scrolling.ts'
import { alertReadingFailure } from './alert-failure.ts'
import { type Bookmark, readBookmark } from './bookmark.ts'
import { type BookmarkKey, keyText } from './bookmark-key.ts'
import { loadDatabase } from './load-database.ts'
import { nextFrameBudget, idleBudget, frameBudget } from '../ui/frame-budget.ts'

interface CacheEntry {
  key: BookmarkKey
  bookmark?: Bookmark
  /** Whether a read has begun for it, and not failed. */
  state: 'new' | 'asked' | 'failed'
  listeners: Set<() => void>
}

/** The records that are shown, on cards and in the modal: what is shown nowhere is forgotten. */
const cache = new Map<string, CacheEntry>()
let following = false
let scheduled = false
/** How long the last card took to fill, in milliseconds. */
let lastTook = 0

/**
 * Has a record read, together with all others that are wanted in the same moment, and again
 * whenever a tab changes something. Where a read fails, the next wish asks for its records again.
 * @returns the way to stop
 */
export function subscribeToBookmark(key: BookmarkKey, listener: () => void): () => void {
  const text = keyText(key)
  const known = cache.get(text)
  const record: CacheEntry = known ?? { key, state: 'new', listeners: new Set() }
  record.listeners.add(listener)
  cache.set(text, record)
  schedule()
  return () => {
    record.listeners.delete(listener)
    if (record.listeners.size === 0 && cache.get(text) === record) cache.delete(text)
  }
}

/** The record as it was last read, or that it could not be; undefined where it has not been yet, or is none any more. */
export function getBookmark(key: BookmarkKey): Bookmark | 'failed' | undefined {
  const record = cache.get(keyText(key))
  return record?.bookmark ?? (record?.state === 'failed' ? 'failed' : undefined)
}

function schedule() {
  if (scheduled) return
  scheduled = true
  queueMicrotask(() => {
    scheduled = false
    const records = [...cache.values()].filter(({ state }) => state !== 'asked')
    if (records.length > 0) void read(records)
  })
}

async function read(records: CacheEntry[]) {
  for (const record of records) record.state = 'asked'
  try {
    const { bookmarkedItems, onChange } = await loadDatabase()
    if (!following) onChange(() => void read([...cache.values()]))
    following = true
    const found = await bookmarkedItems.bulkGet(records.map(({ key }) => key))
    for (const [index, record] of records.entries()) {
      if (found[index] !== undefined) record.bookmark = readBookmark(found[index])
    }
  } catch (error) {
    for (const record of records) record.state = 'failed'
    alertReadingFailure(error)
  }
  await notify(records)
}

/** Tells of one record after the other, and lets the browser draw in between: all at once would hold it up. */
async function notify(records: CacheEntry[]) {
  // In turn is what it is for.
  // oxlint-disable no-await-in-loop
  let timeLeft = isScrolling() ? frameBudget(0) : frameBudget()
  for (const { listeners } of records) {
    // Scrolled away in the meantime.
    if (listeners.size === 0) continue
    if (timeLeft() <= lastTook) {
      timeLeft = await (isScrolling() ? idleBudget(lastTook) : nextFrameBudget())
    }
    const start = performance.now()
    for (const listener of listeners) listener()
    // React shows what it hears in a microtask of its own, which comes first.
    await Promise.resolve()
    lastTook = performance.now() - start
  }
}
