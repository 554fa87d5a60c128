import { alertReadingFailure } from './alert-failure.ts'
import { type Bookmark, readBookmark } from './bookmark.ts'
import { type BookmarkKey, keyText } from './bookmark-key.ts'
import { readRecords } from './bookmarks.ts'
import { onChange } from './changes.ts'

interface CacheEntry {
  key: BookmarkKey
  bookmark?: Bookmark | 'failed'
  listeners: Set<() => void>
}

/** The bookmarks that are on the screen; others are removed from the cache. */
const cache = new Map<string, CacheEntry>()
/** Entries to read next. */
const unread = new Set<CacheEntry>()
let following = false
let scheduled = false

/**
 * Reads a bookmark, in one transaction with all others that are requested in the same turn, and
 * again whenever a tab changes it. After a failed read, the next subscriber triggers another.
 * @returns a function that unsubscribes
 */
export function subscribe(key: BookmarkKey, listener: () => void): () => void {
  if (!following) onChange(forget)
  following = true
  const text = keyText(key)
  const entry = cache.get(text) ?? addEntry(text, key)
  entry.listeners.add(listener)
  if (unread.size > 0) schedule()
  return () => {
    entry.listeners.delete(listener)
    if (entry.listeners.size > 0) return
    unread.delete(entry)
    if (cache.get(text) === entry) cache.delete(text)
  }
}

/** The bookmark as last read, 'failed' if that failed; undefined until the first read. */
export function get(key: BookmarkKey): Bookmark | 'failed' | undefined {
  return cache.get(keyText(key))?.bookmark
}

function addEntry(text: string, key: BookmarkKey) {
  const entry: CacheEntry = { key, listeners: new Set() }
  cache.set(text, entry)
  unread.add(entry)
  return entry
}

function forget(changed: ReadonlySet<string> | 'all') {
  for (const [text, entry] of cache) {
    if (changed === 'all' || changed.has(text)) unread.add(entry)
  }
  if (unread.size > 0) schedule()
}

function schedule() {
  if (scheduled) return
  scheduled = true
  queueMicrotask(() => {
    scheduled = false
    const entries = [...unread]
    unread.clear()
    if (entries.length > 0) void readEntries(entries)
  })
}

async function readEntries(entries: CacheEntry[]) {
  try {
    const records = await readRecords(entries.map(({ key }) => key))
    for (const [index, entry] of entries.entries()) {
      // A removed bookmark stays until its card is gone.
      if (records[index] !== undefined) entry.bookmark = readBookmark(records[index])
    }
  } catch (error) {
    for (const entry of entries) {
      entry.bookmark ??= 'failed'
      if (entry.listeners.size > 0) unread.add(entry)
    }
    alertReadingFailure(error)
  }
  for (const { listeners } of entries) for (const listener of listeners) listener()
}
