import { readRecords, readRecordsAfter } from '../records.ts'
import type { Changed } from '../changes.ts'
import { isKey, type Key } from '../key.ts'
import { searchText } from './search-text.ts'

/** Records at a time: few enough not to delay a frame. */
const batch = 50

/** The searchable text of each bookmark, by its key; empty if the record is gone. */
type SearchTexts = ReadonlyMap<Key, string>

/** Remembers the texts that were read. */
export function createSearchCache() {
  const texts = new Map<Key, string>()
  let reading = Promise.resolve<SearchTexts>(texts)

  /**
   * Reads the texts of the keys that are new or forgotten; where they are many, as on the first call,
   * all.
   * @throws the database's error
   */
  function readTexts(keys: readonly Key[]): Promise<SearchTexts> {
    const readMissing = async () => {
      const missing = () => keys.filter((key) => !texts.has(key))
      if (missing().length > batch) await readAll()
      await readThese(missing())
      return texts
    }
    // One read at a time, also after a failed one.
    reading = reading.then(readMissing, readMissing)
    return reading
  }

  function forgetTexts(changed: Changed) {
    if (changed === 'all') texts.clear()
    else for (const key of changed) texts.delete(key)
  }

  async function readAll(after?: Key): Promise<void> {
    const records = await readRecordsAfter(after, batch)
    for (const record of records) {
      const { date } = record
      if (isKey(date)) texts.set(date, searchText(record))
    }
    const last = records.at(-1)?.['date']
    if (isKey(last)) await readAll(last)
  }

  async function readThese(keys: readonly Key[]) {
    const records = await readRecords(keys)
    for (const [index, key] of keys.entries()) {
      const record = records[index]
      texts.set(key, record ? searchText(record) : '')
    }
  }

  return { readTexts, forgetTexts }
}

export type SearchCache = ReturnType<typeof createSearchCache>
