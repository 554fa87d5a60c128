import {
  type Bookmark,
  type BookmarkKey,
  isBookmarkKey,
  isSameRecord,
  mergeNote,
  noteOf,
  parseBookmark,
  type RecordChange,
  type StoredRecord,
} from './bookmark.ts'
import { publishChanges } from './bookmarks-query.ts'
import { runTransaction } from './database.ts'

/** Edits records, each with its own key, in one transaction. Resolves once they are on the disk. */
async function editRecords<Item extends { key: BookmarkKey }>(
  items: readonly Item[],
  edit: (stored: StoredRecord | undefined, item: Item) => StoredRecord | undefined,
): Promise<RecordChange[]> {
  const changes = await runTransaction('readwrite', async (store) => {
    const edits = items.map(async (item): Promise<RecordChange> => {
      const before = await store.get(item.key)
      const after = edit(before, item)
      if (after !== before) await (after ? store.put(after) : store.delete(item.key))
      return { key: item.key, before, after }
    })
    const all = await Promise.all(edits)
    // Commits now, because a page that is closing may be gone before the browser would commit.
    store.transaction.commit()
    return all.filter(({ before, after }) => before !== after)
  })
  if (changes.length > 0) publishChanges(changes)
  return changes
}

export async function removeBookmark(key: BookmarkKey): Promise<Bookmark | undefined> {
  const [change] = await editRecords([{ key }], () => undefined)
  return change?.before && parseBookmark(change.before)
}

export class BookmarkRemovedError extends Error {}

/** Stores a bookmark's note, or removes it if the text is blank. Throws a BookmarkRemovedError if there is a note to store, but the bookmark is gone. */
export function setNote(key: BookmarkKey, text: string) {
  const note = noteOf({ note: text })
  return editRecords([{ key }], (record) => {
    if (noteOf(record) === note) return record
    if (!record) throw new BookmarkRemovedError('The bookmark was removed.')
    const { note: _before, ...others } = record
    return note === undefined ? others : { ...others, note }
  })
}

/** Adds records, which must have different keys. If one with the same key is stored already, only the note is merged into it. */
export function addRecords(records: readonly StoredRecord[]): Promise<RecordChange[]> {
  const items = records.flatMap((record) => {
    const { date: key } = record
    return isBookmarkKey(key) ? [{ key, record }] : []
  })
  return editRecords(items, (stored, { record }) => (stored ? mergeNote(stored, record) : record))
}

/** Undoes changes, except to records that have changed again since. */
export async function undoChanges(changes: readonly RecordChange[]) {
  await editRecords(changes, (stored, { before, after }) =>
    isSameRecord(stored, after) ? before : stored,
  )
}
