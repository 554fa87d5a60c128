import { isDay } from '../../../apod/day.ts'
import { textOf } from '../../../apod/fields.ts'
import { httpsUrl } from '../../../apod/https-url.ts'
import { isRecord, type StoredRecord } from '../../../bookmarks/record.ts'

const dateName = /^\d{4}-\d{2}-\d{2}$/
const pictureFile = /\.(jpe?g|png|gif|webp|avif|svg|bmp)$/i
const momentNames = ['createdAt', 'created_at', 'savedAt', 'addedAt', 'bookmarkedAt', 'timestamp']

/**
 * The items of another app's file: a list, an object with one list of entries, or an object by
 * date, whose items get their date. Empty for any other file.
 */
export function findItems(json: unknown): unknown[] {
  if (Array.isArray(json)) return json.some(looksLikeEntry) ? json : []
  if (!isRecord(json)) return []
  const dated = Object.entries(json).filter(([name]) => dateName.test(name))
  if (dated.length > 0) return dated.map(([date, entry]) => withDate(entry, date))
  const [list, ...others] = Object.values(json).filter(
    (value): value is unknown[] => Array.isArray(value) && value.some(looksLikeEntry),
  )
  return list && others.length === 0 ? list : []
}

function withDate(entry: unknown, date: string) {
  return isRecord(entry) ? { date, ...entry } : entry
}

function looksLikeEntry(json: unknown) {
  return isRecord(json) && typeof json['url'] === 'string'
}

const texts = ['copyright', 'hdurl', 'alt', 'poster', 'permalink'] as const

/** The record for another app's entry, or why it can't be used. */
export function readOtherEntry(json: unknown, fallbackMoment: Date): StoredRecord | string {
  if (!isRecord(json)) return 'is not a picture entry'
  const { title, url, media_type: type } = json
  if (typeof json['date'] !== 'string') return 'has no date'
  const date = json['date'].trim().slice(0, 10)
  if (!isDay(date)) return 'has a date that does not exist'
  if (typeof title !== 'string' || title.trim() === '') return 'has no title'
  if (typeof url !== 'string') return 'has no web address'
  if (!httpsUrl(url)) return 'has no valid web address'
  const kept = texts.flatMap((name) => (typeof json[name] === 'string' ? [[name, json[name]]] : []))
  return {
    date,
    title,
    url,
    explanation: textOf(json['explanation']),
    ...Object.fromEntries(kept),
    media_type: typeof type === 'string' ? type : typeOf(url),
    createdAt: momentOf(json) ?? fallbackMoment,
  }
}

function typeOf(url: string) {
  const address = httpsUrl(url)
  return address && pictureFile.test(new URL(address).pathname) ? 'image' : 'video'
}

/** When it was bookmarked there, in milliseconds or as any text that `Date` reads. */
function momentOf(json: StoredRecord): Date | undefined {
  const values = momentNames.map((name) => json[name])
  return values
    .flatMap((value) =>
      typeof value === 'string' || typeof value === 'number' ? [new Date(value)] : [],
    )
    .find((moment) => !Number.isNaN(moment.getTime()))
}
