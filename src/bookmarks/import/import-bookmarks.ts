import { keyText } from '../bookmark-key.ts'
import { read, write } from '../load-database.ts'
import { planImport } from './plan-import.ts'
import type { StoredRecord } from '../record.ts'

/** Every record as it is stored. */
export function allRecords(): Promise<unknown[]> {
  return read((items) => items.getAll())
}

/** The keys of all records, as returned by `keyText`. */
export function allKeys(): Promise<Set<string>> {
  return read(async (items) => keyTexts(await items.getAllKeys()))
}

/**
 * Adds the records whose key is not stored yet, in one transaction; changes no other.
 * @param onAdd called for each with how many are added so far; none is stored before all are
 * @param signal stops it
 * @returns how many were added
 * @throws the database's error or the signal's reason, with nothing changed
 */
export function addRecords(
  records: StoredRecord[],
  onAdd: (count: number) => void,
  signal: AbortSignal,
): Promise<number> {
  return write(async (items, changed) => {
    // Another tab may have bookmarked since the plan was shown.
    const { added } = planImport({ records, invalid: [] }, keyTexts(await items.getAllKeys()))
    let count = 0
    const add = async (record: StoredRecord) => {
      await items.add(record)
      signal.throwIfAborted()
      count += 1
      onAdd(count)
    }
    await Promise.all(added.map(add))
    for (const { date } of added) changed(date)
    return count
  })
}

function keyTexts(keys: IDBValidKey[]) {
  return new Set(keys.map((key) => keyText(key)))
}
