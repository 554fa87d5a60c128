import { keyText } from '../bookmark-key.ts'
import { type InvalidItem, itemName } from './invalid-item.ts'
import type { StoredRecord } from '../record.ts'

/** What an import will do. */
export interface ImportPlan {
  added: StoredRecord[]
  /** How many of the file's bookmarks are stored already, and stay as they are. */
  existing: number
  invalid: InvalidItem[]
}

/**
 * Sorts a file's records into new ones and those that are stored already.
 * @param keys the keys of the stored ones, as returned by `keyText`
 */
export function planImport(
  { records, invalid }: { records: StoredRecord[]; invalid: InvalidItem[] },
  keys: ReadonlySet<string>,
): ImportPlan {
  const seen = new Set<string>()
  const plan: ImportPlan = { added: [], existing: 0, invalid: [...invalid] }
  for (const record of records) {
    const key = keyText(record['date'])
    if (keys.has(key)) plan.existing += 1
    else if (seen.has(key)) {
      plan.invalid.push({
        name: itemName(record, `date ${String(record['date'])}`),
        reason: 'has the same date as an earlier item',
      })
    } else plan.added.push(record)
    seen.add(key)
  }
  return plan
}
