import { isDay } from '../../apod/day.ts'
import { readStoredEntry } from '../../apod/entry.ts'
import { type Fields, hasFields, textOf } from '../../apod/fields.ts'
import { httpsUrl } from '../../apod/https-url.ts'
import { linkedPictureUrl } from '../../apod/media.ts'
import { isSuccessorResponse, readSuccessorEntry } from '../../service/successor/read.ts'
import { addNoteOf, isKey, noteOf, type StoredRecord } from '../bookmark.ts'
import { format, version } from './export-format.ts'

export interface FileContent {
  /** No two with the same key. */
  records: StoredRecord[]
  /** How many entries can't be used. */
  unusable: number
}

/**
 * Reads the bookmarks and entries of a file, wherever they stand in its JSON: docs/export-format.md.
 * @param now the time of bookmarking for entries without one; they count as newest first
 */
export function readFile(bytes: ArrayBuffer, now: Date): FileContent | { refused: string } {
  const json = decodeJson(bytes)
  if (json === undefined) {
    return { refused: 'This file can’t be read. It isn’t JSON, or it is damaged.' }
  }
  let newest = version
  let undated = 0
  const found = recordsIn(json)
  if (newest > version) {
    return {
      refused: `This file has version ${newest} of the export format, and this page reads up to version ${version}. Reload the page and try again.`,
    }
  }
  const byKey = new Map<unknown, StoredRecord>()
  for (const record of found) {
    const first = record && byKey.get(record['date'])
    const merged = first ? (addNoteOf(record, first) ?? first) : record
    if (merged) byKey.set(merged['date'], merged)
  }
  if (byKey.size === 0) return { refused: 'No bookmarks found in this file.' }
  return { records: [...byKey.values()], unusable: found.filter((record) => !record).length }

  /**
   * The records in a value, and undefined for what can't be used beside them.
   * @param day the name under which the value is kept, if that is a day
   */
  function recordsIn(value: unknown, day: string | null = null): (StoredRecord | undefined)[] {
    if (!hasFields(value)) return []
    const { bookmarks } = value
    if (value['format'] === format && Array.isArray(bookmarks)) {
      newest = Math.max(newest, Number(value['version']) || 0)
      return bookmarks.map(readExported)
    }
    const isList = Array.isArray(value)
    const record = isList ? undefined : readEntry({ date: day, ...value })
    if (record) return [record]
    const inside = Object.entries(value).flatMap(([name, item]) => {
      const nameDay = dayIn(name)
      const records = recordsIn(item, nameDay)
      const isItem = isList || nameDay !== null
      return records.length === 0 && isItem ? [undefined] : records
    })
    // Of a list without any entry nothing is missed.
    return inside.some(Boolean) ? inside : []
  }

  /** The record for an entry as services give it and other programs keep it. */
  function readEntry(fields: Fields): StoredRecord | undefined {
    const date = dayIn(fields['date'])
    const dated = { ...fields, date }
    const entry = hasArticleAsUrl(fields) ? readSuccessorEntry(dated) : readStoredEntry(dated)
    if (!date || !entry || entry.title.trim() === '') return undefined
    const { url, media_type: type } = entry
    // A day without media has no address.
    if (url === undefined ? type !== 'other' : !httpsUrl(url)) return undefined
    const note = noteOf(fields)
    return {
      ...entry,
      media_type: type || (linkedPictureUrl(url) ? 'image' : 'video'),
      ...(note && { note }),
      createdAt: momentOf(fields['createdAt']) ?? new Date(now.getTime() - undated++),
    }
  }
}

/** The encodings of editors and shells, the strictest first: it is the one in which the file is JSON. */
const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']

function decodeJson(bytes: ArrayBuffer): unknown {
  for (const encoding of encodings) {
    try {
      return JSON.parse(new TextDecoder(encoding, { fatal: true }).decode(bytes))
    } catch {
      // The next one may fit.
    }
  }
  return undefined
}

/** The record that an item of an export becomes; undefined if it has no key. */
function readExported(json: unknown): StoredRecord | undefined {
  if (!hasFields(json) || !isKey(json['date'])) return undefined
  const { createdAt } = json
  const moment = typeof createdAt === 'string' && momentOf(createdAt)
  return moment ? { ...json, createdAt: moment } : json
}

/** The successor's form, unchanged: its `url` is the page about the picture. Ours has a `permalink`, too. */
function hasArticleAsUrl(json: Fields) {
  const { url } = json
  const isMedia = typeof url === 'string' && !url.includes('//science.nasa.gov/')
  return isSuccessorResponse(json) && !isMedia
}

/** The day of a date as people write it: `2015-1-3`, `2015-01-03T00:00:00Z`; null for anything else. */
function dayIn(date: unknown) {
  const [, year, month = '', day = ''] =
    /^(\d{4})-(\d\d?)-(\d\d?)(?![\d-])/.exec(textOf(date)) ?? []
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) ? text : null
}

/** Undefined where a value is no moment. */
function momentOf(value: unknown): Date | undefined {
  const isMoment = typeof value === 'string' || typeof value === 'number'
  const moment = new Date(isMoment ? value : Number.NaN)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}
