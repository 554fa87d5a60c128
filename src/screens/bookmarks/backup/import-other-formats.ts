import * as v from 'valibot'
import { isDay } from '../../../apod/day.ts'
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

const foreignSchema = v.object({
  date: v.pipe(
    v.string('has no date'),
    v.transform((text) => text.trim().slice(0, 10)),
    v.check(isDay, 'has a date that does not exist'),
  ),
  title: v.pipe(v.string('has no title'), v.regex(/\S/, 'has no title')),
  url: v.pipe(
    v.string('has no web address'),
    v.check((url) => httpsUrl(url) !== null, 'has no valid web address'),
  ),
  explanation: v.fallback(v.string(), ''),
  media_type: v.fallback(v.optional(v.string()), undefined),
})

/** So that a missing field gets the same message as one that is not text. */
const noFields = { date: undefined, title: undefined, url: undefined }

/** The record for another app's entry, or why it can't be used. */
export function readForeignEntry(json: unknown, fallbackMoment: Date): StoredRecord | string {
  if (!isRecord(json)) return 'is not a picture entry'
  const { success, output, issues } = v.safeParse(foreignSchema, { ...noFields, ...json })
  if (!success) return issues[0].message
  const { media_type, ...fields } = output
  const kept = texts.flatMap((name) => (typeof json[name] === 'string' ? [[name, json[name]]] : []))
  return {
    ...fields,
    ...Object.fromEntries(kept),
    media_type: media_type ?? typeOf(fields.url),
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
