import { type Day, dayAtStart } from '../../apod/day.ts'
import { parseEntryLeniently } from '../../apod/entry.ts'
import { isDayPage, parsePictureFileUrl } from '../../apod/media.ts'
import {
  type Bookmark,
  isBookmarkKey,
  isPlausibleTime,
  mergeNote,
  noteOf,
  type StoredRecord,
} from '../../bookmarks/bookmark.ts'
import { isSuccessorResponse, parseSuccessorEntry } from '../../service/successor.ts'
import { type JsonObject, isObject, parseJson, textOrEmpty } from '../../text/json.ts'
import { parseHttpsUrl } from '../../text/urls.ts'

export const exportFormat = 'astronomy-picture-of-the-day/bookmarks'
export const exportVersion = 2

export function exportJson(all: readonly Bookmark[], exportedAt: Date): string {
  const bookmarks = all.map(({ record }) => record)
  return JSON.stringify({ format: exportFormat, version: exportVersion, exportedAt, bookmarks })
}

export interface FileContent {
  records: StoredRecord[]
  unusableCount: number
}

const whatToChoose = 'Choose the file that Export saved (bookmarks-….json).'

/** The message is for the visitor, and follows the file's name. */
export class ImportError extends Error {}

/**
 * Parses bookmarks and entries, wherever they are in the JSON (docs/export-format.md). A record without a `createdAt` gets
 * `now` minus its index in ms, which keeps the file's order. Throws an ImportError.
 */
export function parseBookmarkFile(bytes: ArrayBuffer, now: Date): FileContent {
  const json = decodeJson(bytes)
  if (json === undefined) throw new ImportError(`can’t be read. ${whatToChoose}`)
  const all = recordsIn(json)
  const usable = all.filter((record) => record !== undefined)
  if (usable.length === 0) throw new ImportError(`has no bookmarks. ${whatToChoose}`)
  const byKey = new Map<unknown, StoredRecord>()
  for (const [index, record] of usable.entries()) {
    const { date: key, createdAt = new Date(now.getTime() - index) } = record
    const earlier = byKey.get(key)
    byKey.set(key, earlier ? mergeNote(earlier, record) : { ...record, createdAt })
  }
  return { records: [...byKey.values()], unusableCount: all.length - usable.length }
}

/** Each record found, or undefined for an unusable entry. An entry without a date gets the `day` that names it, as in `{ "2024-01-05": … }`. */
function recordsIn(value: unknown, day?: Day): (StoredRecord | undefined)[] {
  if (typeof value === 'string') return recordsIn(parseJson(value), day)
  if (Array.isArray(value)) return recordsInItems(value)
  if (!isObject(value)) return []
  const { format, version, bookmarks } = value
  if (format === exportFormat && Array.isArray(bookmarks)) {
    if (Number(version) > exportVersion) {
      throw new ImportError(
        'was exported by a newer version of this app. Reload the page and try again.',
      )
    }
    return bookmarks.map(parseExportedRecord)
  }
  const record = parseEntryRecord(value, day)
  return record ? [record] : recordsInItems(value)
}

function recordsInItems(container: object) {
  const records = Object.entries(container).flatMap(([name, value]) => {
    const day = dayAtStart(name)
    const found = recordsIn(value, day)
    // An item of a list, or a value under a date, was meant as an entry.
    const isMeantAsEntry = Array.isArray(container) || day
    return found.length === 0 && isMeantAsEntry ? [undefined] : found
  })
  // Without any record, nothing counts as unusable.
  return records.some(Boolean) ? records : []
}

function parseExportedRecord(json: unknown): StoredRecord | undefined {
  if (!isObject(json) || !isBookmarkKey(json['date'])) return undefined
  return { ...json, createdAt: parseCreatedAt(json['createdAt']) }
}

function parseEntryRecord(fields: JsonObject, day?: Day) {
  const date = dayAtStart(textOrEmpty(fields['date'])) ?? day
  const dated = { ...fields, date }
  const givenUrl = textOrEmpty(fields['url'])
  // The successor's `url` is the day's page. A bookmark of this app may also have the successor's other fields, but its `url` is the media's.
  const isSuccessorFormat = isSuccessorResponse(fields) && (givenUrl === '' || isDayPage(givenUrl))
  const entry = isSuccessorFormat ? parseSuccessorEntry(dated) : parseEntryLeniently(dated)
  if (!date || !entry || entry.title.trim() === '') return undefined
  const { url, media_type: type } = entry
  // Only an entry of the type `other` may lack a URL.
  if (url ? !parseHttpsUrl(url) : type !== 'other') return undefined
  const note = noteOf(fields)
  return {
    ...entry,
    media_type: type || (parsePictureFileUrl(url) ? 'image' : 'video'),
    createdAt: parseCreatedAt(fields['createdAt']),
    ...(note !== undefined && { note }),
  }
}

/** Parses a text, or a number of milliseconds or seconds. Undefined if it is before 1995 or more than a day in the future. */
function parseCreatedAt(value: unknown): Date | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const number = Number(value)
  // As seconds, 1e11 is in the year 5138.
  const isSeconds = number < 1e11
  const time = new Date(Number.isNaN(number) ? value : number * (isSeconds ? 1000 : 1))
  return time.getUTCFullYear() >= 1995 && isPlausibleTime(time) ? time : undefined
}

/** Parses JSON in UTF-8, or in little-endian UTF-16 with a byte order mark, as PowerShell writes it. */
function decodeJson(bytes: ArrayBuffer): unknown {
  const [first, second] = new Uint8Array(bytes)
  const isUtf16 = first === 0xff && second === 0xfe
  return parseJson(new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes))
}
