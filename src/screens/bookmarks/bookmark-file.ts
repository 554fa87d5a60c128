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
  const candidates = candidatesIn(json)
  const usable = candidates.flatMap(({ record }) => (record ? [record] : []))
  if (usable.length === 0)
    throw new ImportError(`has no bookmarks${reasonFor(candidates)}. ${whatToChoose}`)
  const byKey = new Map<unknown, StoredRecord>()
  for (const [index, record] of usable.entries()) {
    const { date: key, createdAt = new Date(now.getTime() - index) } = record
    const earlier = byKey.get(key)
    byKey.set(key, earlier ? mergeNote(earlier, record) : { ...record, createdAt })
  }
  return { records: [...byKey.values()], unusableCount: candidates.filter(isUnusableEntry).length }
}

/** What may be an entry: the record that it becomes or, if there is none, which parts it lacks. */
interface Candidate {
  record?: StoredRecord
  missing: readonly string[]
}

/** Whether it has a date, or a title and an address, but isn't a record. Other objects aren't entries. */
function isUnusableEntry({ missing }: Candidate) {
  return missing.length === 1 || (missing.length > 1 && !missing.includes('date'))
}

function reasonFor(candidates: readonly Candidate[]): string {
  const [closest] = candidates.toSorted((a, b) => a.missing.length - b.missing.length)
  return closest ? `, because no usable ${closest.missing.join(' or ')} was found` : ''
}

/** An entry without a date gets the `day` that names it, as in `{ "apod_2024-01-05": … }`. */
function candidatesIn(value: unknown, day?: Day): Candidate[] {
  if (typeof value === 'string') return candidatesIn(parseJson(value), day)
  if (Array.isArray(value)) return candidatesInItems(value)
  if (!isObject(value)) return day ? [{ missing: ['title', 'address'] }] : []
  const { format, version, bookmarks } = value
  if (format === exportFormat && Array.isArray(bookmarks)) {
    if (Number(version) > exportVersion) {
      throw new ImportError(
        'was exported by a newer version of this app. Reload the page and try again.',
      )
    }
    return bookmarks.map(parseExportedRecord)
  }
  const whole = parseEntryRecord(value, day)
  if (whole.record) return [whole]
  const parts = candidatesInItems(value)
  if (parts.some(({ record }) => record)) return parts
  return isUnusableEntry(whole) ? [whole] : [whole, ...parts]
}

function candidatesInItems(container: object) {
  return Object.entries(container).flatMap(([name, value]) =>
    candidatesIn(value, dayAtStart(name.replace(/^.*?(?=\d{4}[-/.])/, ''))),
  )
}

function parseExportedRecord(json: unknown): Candidate {
  if (!isObject(json) || !isBookmarkKey(json['date'])) return { missing: ['date'] }
  return { record: { ...json, createdAt: parseCreatedAt(json['createdAt']) }, missing: [] }
}

function parseEntryRecord(fields: JsonObject, day?: Day): Candidate {
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
  if (missing.length > 0) return { missing }
  const note = noteOf(fields)
  const record = {
    ...entry,
    media_type: type || (parsePictureFileUrl(url) ? 'image' : 'video'),
    createdAt: parseCreatedAt(fields['createdAt']),
    ...(note !== undefined && { note }),
  }
  return { record, missing }
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
