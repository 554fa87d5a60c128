import { readBookmark } from '../../../bookmarks/bookmark.ts'
import { type BookmarkKey, keyText } from '../../../bookmarks/bookmark-key.ts'
import { type Database, loadDatabase } from '../../../bookmarks/load-database.ts'
import { searchText } from './search-text.ts'

/** Records per batch: few enough not to delay a frame. */
const batch = 50

interface Searched {
  key: BookmarkKey
  /** Empty if the record was removed. */
  text: string
}

/** The searchable text of each bookmark, by its key's text. */
const known = new Map<string, Searched>()
let reading = Promise.resolve()
let following = false

/**
 * Reads the texts of the keys: all on the first call, later only those that are new or have
 * been changed by any tab.
 * @throws the database's error
 */
export function readSearchTexts(keys: readonly BookmarkKey[]): Promise<void> {
  const read = async () => {
    const database = await loadDatabase()
    if (!following) forgetWhatChanges(database)
    following = true
    if (known.size === 0) await readAll(database)
    await readSome(
      database,
      keys.filter((key) => !known.has(keyText(key))),
    )
  }
  // One after the other, also after one that failed.
  reading = reading.then(read, read)
  return reading
}

export function searchTextOf(key: BookmarkKey): string {
  return known.get(keyText(key))?.text ?? ''
}

function forgetWhatChanges({ onChange, RangeSet }: Database) {
  onChange((parts) => {
    const changed = parts['idb://bookmark/bookmarkedItems/'] ?? parts['all']
    const keys = changed && RangeSet(changed)
    for (const [name, { key }] of known) if (keys?.hasKey(key)) known.delete(name)
  })
}

/** In key order, so that a batch is a single database event. */
async function readAll(database: Database, after?: BookmarkKey): Promise<void> {
  const { bookmarkedItems } = database
  const rest =
    after === undefined ? bookmarkedItems.toCollection() : bookmarkedItems.where(':id').above(after)
  const records = await rest.limit(batch).toArray()
  for (const record of records) keep(readBookmark(record).key, searchText(record))
  const last = records.at(-1)
  if (last) await readAll(database, readBookmark(last).key)
}

async function readSome(database: Database, keys: readonly BookmarkKey[]): Promise<void> {
  if (keys.length === 0) return
  const some = keys.slice(0, batch)
  const records = await database.bookmarkedItems.bulkGet(some)
  for (const [index, key] of some.entries()) {
    const record = records[index]
    keep(key, record ? searchText(record) : '')
  }
  await readSome(database, keys.slice(batch))
}

function keep(key: BookmarkKey, text: string) {
  known.set(keyText(key), { key, text })
}
