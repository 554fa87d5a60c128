import { keyText } from './bookmark-key.ts'
import { type Database, loadDatabase } from './load-database.ts'
import { type ImportPlan, planImport } from './plan-import.ts'
import type { StoredRecord } from './record.ts'

/** Every record as it lies in the database. */
export async function allRecords(): Promise<unknown[]> {
  const { bookmarkedItems } = await loadDatabase()
  return bookmarkedItems.toArray()
}

/** The keys of all records, as `keyText` gives them. */
export async function allKeys(): Promise<Set<string>> {
  const { bookmarkedItems } = await loadDatabase()
  return keysIn(bookmarkedItems)
}

/**
 * Adds the records whose key is not here yet, in one transaction; the others stay as they are.
 * @returns what was done
 * @throws the database's error, with nothing changed
 */
export async function addRecords(records: StoredRecord[]): Promise<ImportPlan> {
  const { bookmarkedItems } = await loadDatabase()
  return bookmarkedItems.db.transaction('rw', bookmarkedItems, async () => {
    // Another tab may have bookmarked since the plan was shown.
    const plan = planImport({ records, invalid: [] }, await keysIn(bookmarkedItems))
    await bookmarkedItems.bulkAdd(plan.added)
    return plan
  })
}

async function keysIn(table: Database['bookmarkedItems']) {
  const keys = await table.toCollection().primaryKeys()
  return new Set(keys.map((key) => keyText(key)))
}
