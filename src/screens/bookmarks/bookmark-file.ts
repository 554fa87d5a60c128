import { earliestDay } from '../../apod/calendar.ts'
import { isDayPage } from '../../apod/day-pages.ts'
import { type Day, dayAtStart, localDayAtStart } from '../../apod/day.ts'
import { parseEntryLeniently } from '../../apod/entry.ts'
import { parsePictureFileUrl } from '../../apod/media.ts'
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
 * Finds bookmarks and entries anywhere in the JSON (docs/export-format.md). A record without a `createdAt`
 * gets `now` minus its index in ms, which keeps the file's order. Throws an ImportError.
 */
export function parseBookmarkFile(bytes: ArrayBuffer, now: Date): FileContent {
  const json = decodeJson(bytes)
  if (json === undefined) throw new ImportError(`can’t be read. ${whatToChoose}`)
  const all = recordsIn(json)
  const usable = all.filter(isObject)
  if (usable.length === 0)
    throw new ImportError(`has no bookmarks${reasonIn(all)}. ${whatToChoose}`)
  const byKey = new Map<unknown, StoredRecord>()
  for (const [index, record] of usable.entries()) {
    const { date: key, createdAt = new Date(now.getTime() - index) } = record
    const earlier = byKey.get(key)
    byKey.set(key, earlier ? mergeNote(earlier, record) : { ...record, createdAt })
  }
  return { records: [...byKey.values()], unusableCount: all.filter(wasMeantAsEntry).length }
}

/** A record, or what else it would need: a date, a title or an address. */
type Found = StoredRecord | readonly string[]

/** Whether it isn't a record, but has a date, or a title and an address. */
const wasMeantAsEntry = (found: Found) =>
  !isObject(found) && (found.length === 1 || !found.includes('date'))

function reasonIn(all: readonly Found[]): string {
  const lists = all.flatMap((found) => (isObject(found) ? [] : [found]))
  const [missing] = lists.toSorted((a, b) => a.length - b.length)
  return missing ? `, because no usable ${missing.join(' or ')} was found` : ''
}

/** An entry without a date gets the `day` that names it, as in `{ "apod_2024-01-05": … }`. */
function recordsIn(value: unknown, day?: Day): Found[] {
  if (typeof value === 'string') return recordsIn(parseJson(value), day)
  if (Array.isArray(value)) return recordsInItems(value)
  if (!isObject(value)) return day ? [['title', 'address']] : []
  const { format, version, bookmarks } = value
  if (format === exportFormat && Array.isArray(bookmarks)) {
    if (Number(version) > exportVersion) {
      throw new ImportError(
        'was exported by a newer version of this app. Reload the page and try again.',
      )
    }
    return bookmarks.map(parseExportedRecord)
  }
  const found = parseEntryRecord(value, day)
  if (isObject(found)) return [found]
  const inside = recordsInItems(value)
  if (inside.some(isObject)) return inside
  return wasMeantAsEntry(found) ? [found] : [found, ...inside]
}

function recordsInItems(container: object) {
  return Object.entries(container).flatMap(([name, value]) =>
    recordsIn(value, dayAtStart(name.replace(/^.*?(?=\d{4}[-/.])/, ''))),
  )
}

function parseExportedRecord(json: unknown): Found {
  if (!isObject(json) || !isBookmarkKey(json['date'])) return ['date']
  return { ...json, createdAt: parseCreatedAt(json['createdAt']) }
}

function parseEntryRecord(fields: JsonObject, day?: Day): Found {
  const date = localDayAtStart(textOrEmpty(fields['date'])) ?? day
  // Without a date, any other, to find out whether only the date is missing.
  const dated = { ...fields, date: date ?? earliestDay }
  const givenUrl = textOrEmpty(fields['url'])
  // A bookmark may have all fields of a successor's entry, but only the latter's `url` is the day's page.
  const isSuccessorFormat = isSuccessorResponse(fields) && (givenUrl === '' || isDayPage(givenUrl))
  const entry = isSuccessorFormat ? parseSuccessorEntry(dated) : parseEntryLeniently(dated)
  const { title = '', url, media_type: type } = entry ?? {}
  // Only an entry of the type `other` may lack a URL.
  const hasAddress = url ? parseHttpsUrl(url) : type === 'other'
  const parts = { date, title: title.trim(), address: hasAddress }
  const missing = Object.entries(parts).flatMap(([name, part]) => (part ? [] : [name]))
  if (missing.length > 0) return missing
  const note = noteOf(fields)
  return {
    ...entry,
    media_type: type || (parsePictureFileUrl(url) ? 'image' : 'video'),
    createdAt: parseCreatedAt(fields['createdAt']),
    ...(note !== undefined && { note }),
  }
}

/** Parses a text or number, in ms or seconds. Undefined if it is before 1995 or over a day in the future. */
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
