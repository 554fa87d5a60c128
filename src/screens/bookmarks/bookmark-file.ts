import { dayAtStart } from '../../apod/day.ts'
import { parseEntry } from '../../apod/entry.ts'
import { mediaOf } from '../../apod/media.ts'
import {
  type Bookmark,
  isBookmarkKey,
  isPlausibleTime,
  mergeNote,
  type StoredRecord,
} from '../../bookmarks/bookmark.ts'
import { isObject, textOrEmpty } from '../../text/json.ts'

export const exportFormat = 'astronomy-picture-of-the-day/bookmarks'
export const exportVersion = 2

export function exportJson(all: readonly Bookmark[], exportedAt: Date): string {
  const bookmarks = all.map(({ record }) => record)
  return JSON.stringify({ format: exportFormat, version: exportVersion, exportedAt, bookmarks })
}

export interface FileContent {
  records: StoredRecord[]
  unusableCount: number
}

/** The message is for the visitor, and follows the file's name. */
export class ImportError extends Error {}

/**
 * Reads an export of any version, or a plain list of entries (docs/export-format.md). A record without a
 * `createdAt` gets `now` minus its index in ms, which keeps the file's order. Throws an ImportError.
 */
export function parseBookmarkFile(text: string, now: Date): FileContent {
  const json = parseJsonFile(text)
  const exported = exportedItemsIn(json)
  const items = exported ?? plainListIn(json)
  const usable = items.flatMap((item) => {
    const record = parseRecord(item)
    return record && (exported || isShowable(record)) ? [record] : []
  })
  if (usable.length === 0)
    throw new ImportError('has no bookmarks. Choose the file that Export saved.')
  const byKey = new Map<unknown, StoredRecord>()
  for (const [index, record] of usable.entries()) {
    const { date: key, createdAt = new Date(now.getTime() - index) } = record
    const earlier = byKey.get(key)
    byKey.set(key, earlier ? mergeNote(earlier, record) : { ...record, createdAt })
  }
  return { records: [...byKey.values()], unusableCount: items.length - usable.length }
}

function parseJsonFile(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    // The browser's reason says where in the file.
    throw new ImportError(`isn’t valid JSON. ${error instanceof Error ? error.message : ''}`)
  }
}

function exportedItemsIn(json: unknown): readonly unknown[] | undefined {
  if (!isObject(json)) return undefined
  const { format, version, bookmarks } = json
  if (format !== exportFormat || !Array.isArray(bookmarks)) return undefined
  if (Number(version) > exportVersion)
    throw new ImportError(
      'was exported by a newer version of this app. Reload the page and try again.',
    )
  return bookmarks
}

/** An array, or the only array in an object. */
function plainListIn(json: unknown): readonly unknown[] {
  if (Array.isArray(json)) return json
  const [list = [], ...others] = isObject(json) ? Object.values(json).filter(Array.isArray) : []
  return others.length === 0 ? list : []
}

/** A day as text may have been rewritten, for example by a spreadsheet. Any other key stays. */
function parseRecord(json: unknown): StoredRecord | undefined {
  if (!isObject(json)) return undefined
  const { date: key, createdAt } = json
  if (!isBookmarkKey(key)) return undefined
  const date = dayAtStart(String(key).trim()) ?? key
  return { ...json, date, createdAt: parseCreatedAt(createdAt) }
}

/** Whether a record that isn't from an export is an entry with a day, a title and something to show. */
function isShowable(record: StoredRecord) {
  const entry = parseEntry(record)
  return entry && (entry.media_type === 'other' || mediaOf(entry).kind !== 'none')
}

function parseCreatedAt(value: unknown): Date | undefined {
  const time = new Date(textOrEmpty(value))
  return isPlausibleTime(time) ? time : undefined
}
