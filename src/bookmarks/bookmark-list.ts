import type { Changed } from './changes.ts'
import type { Items, StoredRecord } from './database.ts'
import { isKey, type Key } from './key.ts'
import { lastExport } from './last-export.ts'

/** What is known of all bookmarks. */
export interface BookmarkList {
  /** Newest bookmarked first, those without a usable createdAt last. */
  keys: readonly Key[]
  /** How many were made since the last export; undefined without one. */
  sinceExport: number | undefined
}

const earliest = new Date(-8.64e15)
const latest = new Date(8.64e15)
/** Above this many changed records, reading all keys is faster. */
const maxPartialRead = 20

/**
 * Each list of keys is a single database event, however long it is.
 * @param before the list as it was
 * @param changed keys whose place may be another now; the rest stays as it was
 */
export async function readList(
  items: Items,
  before: BookmarkList | 'failed' | undefined,
  changed: Changed,
): Promise<BookmarkList> {
  const isKnown = typeof before === 'object' && changed !== 'all' && changed.size <= maxPartialRead
  const exported = lastExport()
  return {
    keys: isKnown ? await updateKeys(items, before.keys, changed) : await readKeys(items),
    sinceExport:
      exported && (await items.index('createdAt').count(IDBKeyRange.bound(exported, latest, true))),
  }
}

async function readKeys(items: Items) {
  const keys = await readKeysSince(items, earliest)
  // The index leaves out records without a createdAt.
  if (keys.length === (await items.count())) return keys
  return [...new Set([...keys, ...(await items.getAllKeys()).filter(isKey)])]
}

/** Reads the newest keys, down to the oldest changed one. Those below stay as they were. */
async function updateKeys(items: Items, keys: readonly Key[], changed: ReadonlySet<Key>) {
  const records = await Promise.all([...changed].map(async (key) => items.get(key)))
  const times = records.flatMap((record) => (record ? [bookmarkedAt(record)] : []))
  if (times.some(Number.isNaN)) return readKeys(items)
  const newest = times.length > 0 ? await readKeysSince(items, new Date(Math.min(...times))) : []
  const isRead = new Set([...changed, ...newest])
  return [...newest, ...keys.filter((key) => !isRead.has(key))]
}

async function readKeysSince(items: Items, moment: Date) {
  const oldestFirst = await items.index('createdAt').getAllKeys(IDBKeyRange.bound(moment, latest))
  return oldestFirst.filter(isKey).toReversed()
}

/** NaN where the index leaves it out. */
function bookmarkedAt({ createdAt }: StoredRecord) {
  return createdAt instanceof Date ? createdAt.getTime() : Number.NaN
}
