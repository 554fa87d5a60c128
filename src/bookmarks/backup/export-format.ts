import { isDay } from '../../apod/day.ts'
import { readStoredEntry } from '../../apod/entry.ts'
import { hasFields } from '../../apod/fields.ts'
import { httpsUrl } from '../../apod/https-url.ts'
import { linkedPictureUrl } from '../../apod/media.ts'
import { isKey, type StoredRecord } from '../bookmark.ts'

export const format = 'astronomy-picture-of-the-day/bookmarks'
export const version = 2

/** The records as JSON. Records that JSON can't express are left out. */
export function exportText(records: readonly StoredRecord[], exportedAt: Date) {
  const bookmarks = records.filter((record) => isKey(record['date']) && canBeJson(record))
  const text = JSON.stringify({ format, version, exportedAt, bookmarks })
  return { text, written: bookmarks.length }
}

/** The record that an exported item becomes, or why it can't be used. */
export function readExported(json: unknown): StoredRecord | string {
  if (!hasFields(json)) return 'is not a picture entry'
  if (!isKey(json['date'])) return 'has no date'
  const { createdAt } = json
  const moment = typeof createdAt === 'string' && momentOf(createdAt)
  return moment ? { ...json, createdAt: moment } : json
}

/** The record for an entry in another app's list, or why it can't be used. */
export function readOtherEntry(json: unknown, fallbackMoment: Date): StoredRecord | string {
  if (!hasFields(json)) return 'is not a picture entry'
  const entry = readStoredEntry(json)
  const { date, title, url, media_type: type } = entry
  if (date === '') return 'has no date'
  if (!isDay(date)) return 'has a date that does not exist'
  if (title.trim() === '') return 'has no title'
  if (url === undefined) return 'has no web address'
  if (!httpsUrl(url)) return 'has no valid web address'
  return {
    ...entry,
    media_type: type || (linkedPictureUrl(url) ? 'image' : 'video'),
    createdAt: momentOf(json['createdAt']) ?? fallbackMoment,
  }
}

/** Undefined where a value is no moment. */
function momentOf(value: unknown): Date | undefined {
  const isMoment = typeof value === 'string' || typeof value === 'number'
  const moment = new Date(isMoment ? value : Number.NaN)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

/** Not a record with a BigInt, or one that contains itself. */
function canBeJson(record: StoredRecord) {
  try {
    JSON.stringify(record)
    return true
  } catch {
    return false
  }
}
