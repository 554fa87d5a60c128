import {
  type BookmarkKey,
  isBookmarkKey,
  isSameRecord,
  visitorValuesIn,
  type StoredRecord,
  type VisitorFieldValues,
  fillMissingFields,
} from './bookmark.ts'
import { changeBookmarks } from './database.ts'

// Each action reads what it changes in one transaction: other tabs change it. If it fails, nothing is changed.

/**
 * Removes a bookmark, or else adds the record of `makeRecord`, called in the transaction: after other changes.
 * @returns the record that was removed; undefined where there was none
 */
export function toggleBookmark(key: BookmarkKey, makeRecord: () => StoredRecord | undefined) {
  return changeBookmarks(async (table, markChanged) => {
    const stored = await table.get(key)
    const added = stored ? undefined : makeRecord()
    await (added ? table.put(added) : table.delete(key))
    markChanged(key)
    return stored
  })
}

export function removeBookmark(key: BookmarkKey) {
  return toggleBookmark(key, () => undefined)
}

/** Stores what a visitor adds to a bookmark; undefined removes it. Throws where a value has no bookmark any more. */
export function setVisitorField<Name extends keyof VisitorFieldValues>(
  key: BookmarkKey,
  name: Name,
  value: VisitorFieldValues[Name],
) {
  return changeBookmarks(async (table, markChanged) => {
    const record = await table.get(key)
    if (visitorValuesIn(record ?? {})[name] === value) return
    if (!record) throw new Error('The bookmark was removed.')
    const { [name]: _before, ...others } = record
    await table.put(value === undefined ? others : { ...others, [name]: value })
    markChanged(key)
    // A page that is closing may not wait until the transaction commits by itself.
    table.transaction.commit()
  })
}

export interface RecordChange {
  before: StoredRecord | undefined
  after: StoredRecord
}

/** Adds the records, of different keys, that are new; the others get the visitor fields that they lack. */
export function addRecords(records: readonly StoredRecord[]): Promise<RecordChange[]> {
  return changeBookmarks(async (table, markChanged) => {
    const addRecord = async (record: StoredRecord): Promise<RecordChange[]> => {
      const { date } = record
      const before = isBookmarkKey(date) ? await table.get(date) : undefined
      const after = before ? fillMissingFields(before, record) : record
      if (after === before) return []
      markChanged(await table.put(after))
      return [{ before, after }]
    }
    return (await Promise.all(records.map(addRecord))).flat()
  })
}

/** Takes changes back, except for records that have changed again since. */
export function undoChanges(changes: readonly RecordChange[]): Promise<void> {
  return changeBookmarks(async (table, markChanged) => {
    const takeBack = async ({ before, after }: RecordChange) => {
      const { date } = after
      if (!isBookmarkKey(date)) return
      const stored = await table.get(date)
      if (!stored || !isSameRecord(stored, after)) return
      await (before ? table.put(before) : table.delete(date))
      markChanged(date)
    }
    await Promise.all(changes.map(takeBack))
  })
}
