import type { Bookmark, StoredRecord } from '../bookmark.ts'

export const format = 'astronomy-picture-of-the-day/bookmarks'
export const version = 2

/** The bookmarks' records as JSON, and how many are left out since JSON can't express them. */
export function exportText(all: readonly Bookmark[], exportedAt: Date) {
  const bookmarks = all.map(({ record }) => record).filter(canBeJson)
  const text = JSON.stringify({ format, version, exportedAt, bookmarks })
  return { text, left: all.length - bookmarks.length }
}

/** Not a record with a BigInt, or one that contains itself. */
function canBeJson(record: StoredRecord) {
  try {
    JSON.stringify(record)
    return true
  } catch {
    return false
  }
}
