import { isScrolling } from '../ui/scrolling.ts'
import { alertReadingFailure } from './alert-failure.ts'
import { type Bookmark, readBookmark } from './bookmark.ts'
import { type BookmarkKey, keyText } from './bookmark-key.ts'
import { openDatabase } from './load-database.ts'
import { nextStretch, spareStretch, stretch } from '../ui/frame-budget.ts'

interface Wanted {
  key: BookmarkKey
  bookmark?: Bookmark
  /** Whether a read has begun for it, and not failed. */
  state: 'new' | 'asked' | 'failed'
  listeners: Set<() => void>
}

/** The records that are shown, on cards and in the modal: what is shown nowhere is forgotten. */
const wanted = new Map<string, Wanted>()
let following = false
let scheduled = false
/** How long the last card took to fill, in milliseconds. */
let lastTook = 0

/**
 * Has a record read, together with all others that are wanted in the same moment, and again
 * whenever a tab changes something. Where a read fails, the next wish asks for its records again.
 * @returns the way to stop
 */
export function wantRecord(key: BookmarkKey, listener: () => void): () => void {
  const text = keyText(key)
  const known = wanted.get(text)
  const record: Wanted = known ?? { key, state: 'new', listeners: new Set() }
  record.listeners.add(listener)
  wanted.set(text, record)
  schedule()
  return () => {
    record.listeners.delete(listener)
    if (record.listeners.size === 0 && wanted.get(text) === record) wanted.delete(text)
  }
}

/** The record as it was last read, or that it could not be; undefined where it has not been yet, or is none any more. */
export function recordOf(key: BookmarkKey): Bookmark | 'failed' | undefined {
  const record = wanted.get(keyText(key))
  return record?.bookmark ?? (record?.state === 'failed' ? 'failed' : undefined)
}

function schedule() {
  if (scheduled) return
  scheduled = true
  queueMicrotask(() => {
    scheduled = false
    const records = [...wanted.values()].filter(({ state }) => state !== 'asked')
    if (records.length > 0) void read(records)
  })
}

async function read(records: Wanted[]) {
  for (const record of records) record.state = 'asked'
  try {
    const { bookmarkedItems, onChange } = await openDatabase()
    if (!following) onChange(() => void read([...wanted.values()]))
    following = true
    const found = await bookmarkedItems.bulkGet(records.map(({ key }) => key))
    for (const [index, record] of records.entries()) {
      if (found[index] !== undefined) record.bookmark = readBookmark(found[index])
    }
  } catch (error) {
    for (const record of records) record.state = 'failed'
    alertReadingFailure(error)
  }
  await tell(records)
}

/** Tells of one record after the other, and lets the browser draw in between: all at once would hold it up. */
async function tell(records: Wanted[]) {
  // In turn is what it is for.
  // oxlint-disable no-await-in-loop
  let timeLeft = isScrolling() ? stretch(0) : stretch()
  for (const { listeners } of records) {
    // Scrolled away in the meantime.
    if (listeners.size === 0) continue
    if (timeLeft() <= lastTook) {
      timeLeft = await (isScrolling() ? spareStretch(lastTook) : nextStretch())
    }
    const start = performance.now()
    for (const listener of listeners) listener()
    // React shows what it hears in a microtask of its own, which comes first.
    await Promise.resolve()
    lastTook = performance.now() - start
  }
}
