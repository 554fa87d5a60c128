import { format, version } from './export-format.ts'
import { readVersion1 } from './export-version-1.ts'
import { findItems, readForeignEntry } from './import-other-formats.ts'
import type { InvalidItem } from '../../../bookmarks/plan-import.ts'
import { isPlainJson } from './plain-json.ts'
import { isKey, isRecord, type StoredRecord } from '../../../bookmarks/record.ts'

/** The largest file that is read, in bytes; 11,480 bookmarks are some 20 MB. */
export const largestImport = 64_000_000

/** What a file holds, or why it can't be used at all. */
export type Import = { records: StoredRecord[]; invalid: InvalidItem[] } | { refused: string }

/**
 * Reads an export of this app, or entries out of another's.
 * @param now the moment that an entry without one was bookmarked at
 */
export function readImport(text: string, now: Date): Import {
  const json = parse(text)
  if (json === undefined)
    return { refused: 'The file can’t be read: it is not JSON, or it is damaged.' }
  if (isRecord(json) && json['format'] === format) return readOwn(json)

  const members = findItems(json)
  if (members.length === 0) return { refused: 'The file has no bookmarks that this page knows.' }
  // Newest first, as other apps list them.
  return gather(members, (member, index) =>
    readForeignEntry(member, new Date(now.getTime() - index)),
  )
}

function readOwn({ version: given, bookmarks }: StoredRecord): Import {
  if (given !== 1 && given !== version) {
    return {
      refused: 'The file is of a newer version of this page. Reload the page and try again.',
    }
  }
  if (!Array.isArray(bookmarks)) return { refused: 'The file’s list of bookmarks is missing.' }
  return gather(bookmarks, (member) => readOwnRecord(member, given))
}

/** The record that an export holds, or why it can't be used. */
function readOwnRecord(json: unknown, given: 1 | 2): StoredRecord | string {
  if (!isRecord(json)) return 'it is not a bookmark'
  if (!Object.values(json).every((value) => isPlainJson(value))) return 'it is nested too deeply'
  try {
    const fields = Object.entries(json).map(([name, value]) => {
      const read = given === 1 ? readVersion1(value) : value
      return [name, name === 'createdAt' ? readMoment(read) : read]
    })
    const record: StoredRecord = Object.fromEntries(fields)
    return isKey(record['date']) ? record : 'it has no date'
  } catch {
    return 'it holds data of a kind that this page does not keep'
  }
}

function readMoment(value: unknown) {
  const moment = new Date(typeof value === 'string' ? value : Number.NaN)
  return Number.isNaN(moment.getTime()) ? value : moment
}

function gather(
  members: unknown[],
  read: (member: unknown, index: number) => StoredRecord | string,
): Import {
  const records: StoredRecord[] = []
  const invalid: InvalidItem[] = []
  for (const [index, member] of members.entries()) {
    const result = read(member, index)
    if (typeof result === 'string') invalid.push({ name: nameOf(member, index), reason: result })
    else records.push(result)
  }
  return { records, invalid }
}

function nameOf(member: unknown, index: number) {
  const { title, date }: StoredRecord = isRecord(member) ? member : {}
  const words = [title, date].find((text) => typeof text === 'string' && text.trim() !== '')
  return typeof words === 'string' ? words.slice(0, 80) : `No. ${index + 1}`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
