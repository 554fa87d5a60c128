import { readBookmark } from '../../../bookmarks/bookmark.ts'
import { type BookmarkKey, keyText } from '../../../bookmarks/bookmark-key.ts'
import { readRecordsAfter } from '../../../bookmarks/bookmark-list.ts'
import { readRecords } from '../../../bookmarks/bookmarks.ts'
import { onChange } from '../../../bookmarks/changes.ts'
import { searchText } from './search-text.ts'

/** Records per batch: few enough not to delay a frame. */
const batch = 50

/** The searchable text of each bookmark, by its key's text; empty if the record is gone. */
const known = new Map<string, string>()
let reading = Promise.resolve()
let following = false

/**
 * Reads the texts of the keys: all on the first call, later only those that are new or were
 * changed in any tab.
 * @throws the database's error
 */
export function readSearchTexts(keys: readonly BookmarkKey[]): Promise<void> {
  const readMissing = async () => {
    if (!following) forgetWhatChanges()
    following = true
    if (known.size === 0) await readAll()
    await readSome(keys.filter((key) => !known.has(keyText(key))))
  }
  // One read at a time, also after a failed one.
  reading = reading.then(readMissing, readMissing)
  return reading
}

export function searchTextOf(key: BookmarkKey): string {
  return known.get(keyText(key)) ?? ''
}

function forgetWhatChanges() {
  onChange((changed) => {
    if (changed === 'all') known.clear()
    else for (const text of changed) known.delete(text)
  })
}

async function readAll(after?: BookmarkKey): Promise<void> {
  const records = await readRecordsAfter(after, batch)
  for (const record of records) known.set(keyText(record['date']), searchText(record))
  const last = records.at(-1)
  if (last) await readAll(readBookmark(last).key)
}

async function readSome(keys: readonly BookmarkKey[]): Promise<void> {
  if (keys.length === 0) return
  const some = keys.slice(0, batch)
  const records = await readRecords(some)
  for (const [index, key] of some.entries()) {
    const record = records[index]
    known.set(keyText(key), record ? searchText(record) : '')
  }
  await readSome(keys.slice(batch))
}
