import { type BookmarkKey, keyText } from './bookmark-key.ts'
import type { Database } from './load-database.ts'

/** The keys of all bookmarks. */
export interface BookmarkOrder {
  /** Newest bookmarked first. */
  dated: BookmarkKey[]
  /** Those without a usable moment of bookmarking. */
  undated: BookmarkKey[]
}

// Every moment that a Date can hold: texts and numbers lie outside of this range.
const earliest = new Date(-8.64e15)
const latest = new Date(8.64e15)

/** No record is read, and each list of keys is a single event however long it is. */
export function readBookmarkOrder({ bookmarkedItems }: Database): Promise<BookmarkOrder> {
  return bookmarkedItems.db.transaction('r', bookmarkedItems, async () => {
    const dated = await bookmarkedItems
      .where('createdAt')
      .between(earliest, latest, true, true)
      .primaryKeys()
    dated.reverse()
    if (dated.length === (await bookmarkedItems.count())) return { dated, undated: [] }

    const known = new Set(dated.map(keyText))
    const all = await bookmarkedItems.toCollection().primaryKeys()
    return { dated, undated: all.filter((key) => !known.has(keyText(key))) }
  })
}
