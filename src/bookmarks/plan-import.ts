import type { StoredRecord } from './record.ts'
import { keyText } from './bookmark-key.ts'

/** A member of the file that can't become a bookmark. */
export interface InvalidItem {
  name: string
  reason: string
}

/** What an import will do. */
export interface ImportPlan {
  added: StoredRecord[]
  /** How many of the file's bookmarks are here already, and stay as they are. */
  existing: number
  invalid: InvalidItem[]
}

/**
 * Sorts a file's records into new ones and those whose key is here already.
 * @param keys the keys that are here, as `keyText` gives them
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
    else if (seen.has(key))
      plan.invalid.push({ name: nameOf(record), reason: 'its date is in the file twice' })
    else plan.added.push(record)
    seen.add(key)
  }
  return plan
}

function nameOf({ title, date }: StoredRecord) {
  return typeof title === 'string' && title ? title : String(date)
}
