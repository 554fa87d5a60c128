import { format, readExported, version } from './export-format.ts'
import { findItems, readOtherEntry } from './import-other-formats.ts'
import { type InvalidItem, itemName } from '../../../bookmarks/import/invalid-item.ts'
import { isRecord, type StoredRecord } from '../../../bookmarks/record.ts'

/** The largest file that is read, in bytes; 11,480 bookmarks are about 20 MB. */
export const largestImport = 64_000_000

/** A file's bookmarks, or why it can't be used at all. */
export type Import = { records: StoredRecord[]; invalid: InvalidItem[] } | { refused: string }

const damaged = 'This file can’t be read. It isn’t JSON, or it is damaged.'

/**
 * Reads an export of this app, or entries from another app's file.
 * @param now the time of bookmarking for entries without one
 */
export function readImport(text: string, now: Date): Import {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { refused: damaged }
  }
  if (isRecord(json) && json['format'] === format) return readOwn(json)

  const items = findItems(json)
  if (items.length === 0) return { refused: 'No bookmarks found in this file.' }
  // Newest first, as other apps list them.
  return gather(items, (item, index) => readOtherEntry(item, new Date(now.getTime() - index)))
}

function readOwn({ version: given, bookmarks }: StoredRecord): Import {
  if (typeof given === 'number' && given > version) {
    return {
      refused: 'This file comes from a newer version of this page. Reload the page and try again.',
    }
  }
  if (given !== 1 && given !== version) return { refused: damaged }
  if (!Array.isArray(bookmarks)) return { refused: 'No bookmarks found in this file.' }
  return gather(bookmarks, (item) => readExported(item, given))
}

function gather(
  items: unknown[],
  read: (item: unknown, index: number) => StoredRecord | string,
): Import {
  const records: StoredRecord[] = []
  const invalid: InvalidItem[] = []
  for (const [index, item] of items.entries()) {
    const result = read(item, index)
    if (typeof result !== 'string') records.push(result)
    else invalid.push({ name: itemName(item, `item ${index + 1}`), reason: result })
  }
  return { records, invalid }
}
