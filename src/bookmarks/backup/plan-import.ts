import { hasFields, parseJson } from '../../apod/fields.ts'
import type { Added } from '../actions.ts'
import type { StoredRecord } from '../bookmark.ts'
import { addNoteOf, noteOf } from '../bookmark.ts'
import { format, readExported, readOtherEntry, version } from './export-format.ts'

/** What the import of a file will do. */
export interface ImportPlan {
  /** The new bookmarks, and those whose note goes to a stored one without a note. */
  added: StoredRecord[]
  count: Added
  /** How many of the file's bookmarks are stored already. But for such a note, they stay as they are. */
  existing: number
  /** A sentence for each item that can't be used. */
  invalid: string[]
}

/** Why a file can't be used at all. */
export interface Refusal {
  refused: string
}

/** 11,480 bookmarks are about 20 MB. */
const maxMegabytes = 64

/**
 * Reads a file that the visitor chose, and plans its import.
 * @param stored all bookmarks
 */
export async function openFile(
  file: File,
  stored: readonly StoredRecord[],
): Promise<ImportPlan | Refusal> {
  if (file.size > maxMegabytes * 1_000_000) {
    return { refused: `This file is too large. The limit is ${maxMegabytes} MB.` }
  }
  try {
    const byKey = new Map(stored.map((record) => [record['date'], record]))
    return planImport(await file.text(), new Date(), byKey)
  } catch {
    // A folder, or a file that was removed or changed meanwhile.
    return { refused: 'This file could not be read.' }
  }
}

/**
 * Reads an export of this page, or a list of entries as other apps write them.
 * @param now the time of bookmarking for entries without one; a list is newest first
 * @param stored all bookmarks by their keys
 */
export function planImport(
  text: string,
  now: Date,
  stored: ReadonlyMap<unknown, StoredRecord>,
): ImportPlan | Refusal {
  const json = parseJson(text)
  if (json === undefined) {
    return { refused: 'This file can’t be read. It isn’t JSON, or it is damaged.' }
  }
  if (Array.isArray(json)) {
    return plan(json, stored, (item, index) =>
      readOtherEntry(item, new Date(now.getTime() - index)),
    )
  }
  if (!hasFields(json) || json['format'] !== format || !Array.isArray(json['bookmarks'])) {
    return { refused: 'No bookmarks found in this file.' }
  }
  const fileVersion = Number(json['version'])
  if (fileVersion > version) {
    return {
      refused: `This file has version ${fileVersion} of the export format, and this page reads up to version ${version}. Reload the page and try again.`,
    }
  }
  return plan(json['bookmarks'], stored, readExported)
}

function plan(
  items: unknown[],
  stored: ReadonlyMap<unknown, StoredRecord>,
  read: (item: unknown, index: number) => StoredRecord | string,
): ImportPlan {
  const result: ImportPlan = {
    added: [],
    count: { bookmarks: 0, notes: 0 },
    existing: 0,
    invalid: [],
  }
  const seen = new Set<unknown>()
  for (const [index, item] of items.entries()) {
    const record = read(item, index)
    const reject = (reason: string) => result.invalid.push(`${itemName(item, index)} ${reason}.`)
    if (typeof record === 'string') {
      reject(record)
      continue
    }
    const key = record['date']
    const bookmark = stored.get(key)
    if (bookmark) result.existing += 1
    else if (seen.has(key)) reject('has the same date as an earlier item')
    else result.count.bookmarks += 1
    if (!seen.has(key) && (!bookmark || addNoteOf(record, bookmark))) {
      result.added.push(record)
      if (noteOf(record)) result.count.notes += 1
    }
    seen.add(key)
  }
  return result
}

/** An item's title or date in quotes, or its place where it has neither. */
function itemName(item: unknown, index: number) {
  const { title, date }: StoredRecord = hasFields(item) ? item : {}
  const text = [title, date].find((each) => typeof each === 'string' && each.trim() !== '')
  return typeof text === 'string' ? `“${text.slice(0, 80)}”` : `Item ${index + 1}`
}
