import { keyText } from '../../../bookmarks/bookmark-key.ts'
import { readRecords, readRecordsAfter } from '../../../bookmarks/actions.ts'
import { type Changed, onChange } from '../../../bookmarks/changes.ts'
import { searchText } from './search-text.ts'

/** Records at a time: few enough not to delay a frame. */
const batch = 50

/** The searchable text of each bookmark, by its key; empty if the record is gone. */
const texts = new Map<string, string>()
let reading = Promise.resolve(texts)

/**
 * Reads the texts of the keys that are new or were changed in any tab; where they are many, as on the
 * first call, all.
 * @throws the database's error
 */
export function readSearchTexts(keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const readMissing = async () => {
    onChange(forget)
    const missing = () => keys.filter((key) => !texts.has(key))
    if (missing().length > batch) await readAll()
    await readThese(missing())
    return texts
  }
  // One read at a time, also after a failed one.
  reading = reading.then(readMissing, readMissing)
  return reading
}

function forget(changed: Changed) {
  if (changed === 'all') texts.clear()
  else for (const key of changed) texts.delete(key)
}

async function readAll(after?: string): Promise<void> {
  const records = await readRecordsAfter(after, batch)
  for (const record of records) texts.set(keyText(record['date']), searchText(record))
  const last = records.at(-1)
  if (last) await readAll(keyText(last['date']))
}

async function readThese(keys: readonly string[]) {
  const records = await readRecords(keys)
  for (const [index, key] of keys.entries()) {
    const record = records[index]
    texts.set(key, record ? searchText(record) : '')
  }
}
