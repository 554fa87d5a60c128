import type { StoredRecord } from './record.ts'
import { keyText } from './bookmark-key.ts'

/** A member of the file that can't become a bookmark. */
export interface Unusable {
  name: string
  why: string
}

/** What an import will do. */
export interface ImportPlan {
  fresh: StoredRecord[]
  /** How many of the file's bookmarks are here already, and stay as they are. */
  there: number
  unusable: Unusable[]
}

/**
 * Sorts a file's records into new ones and those whose key is here already.
 * @param keys the keys that are here, as `keyText` gives them
 */
export function planImport(
  { records, unusable }: { records: StoredRecord[]; unusable: Unusable[] },
  keys: ReadonlySet<string>,
): ImportPlan {
  const seen = new Set<string>()
  const plan: ImportPlan = { fresh: [], there: 0, unusable: [...unusable] }
  for (const record of records) {
    const key = keyText(record['date'])
    if (keys.has(key)) plan.there += 1
    else if (seen.has(key))
      plan.unusable.push({ name: nameOf(record), why: 'its date is in the file twice' })
    else plan.fresh.push(record)
    seen.add(key)
  }
  return plan
}

function nameOf({ title, date }: StoredRecord) {
  return typeof title === 'string' && title ? title : String(date)
}
