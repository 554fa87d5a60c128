import * as v from 'valibot'
import { isDay, parseDay } from '../../../apod/day.ts'
import { httpsUrl } from '../../../apod/https-url.ts'
import { isRecord, type StoredRecord } from '../../../bookmarks/record.ts'

const mostLevels = 8
const pictureFile = /\.(jpe?g|png|gif|webp|avif|svg|bmp)$/i
const momentNames = ['createdAt', 'created_at', 'savedAt', 'addedAt', 'bookmarkedAt', 'timestamp']

/**
 * Everything in another app's file that may be an entry: the members of a list under any name, of an
 * object keyed by date, and of JSON inside a text.
 */
export function findCandidates(json: unknown, date?: string, level = 0): unknown[] {
  if (level > mostLevels) return []
  if (typeof json === 'string') return findCandidates(parseInner(json), undefined, level + 1)
  if (Array.isArray(json)) {
    // Beside entries, a member that is none is a faulty one.
    if (json.some(looksLikeEntry)) return json
    return json.flatMap((member) => findCandidates(member, undefined, level + 1))
  }
  if (!isRecord(json)) return []
  if (looksLikeEntry(json)) return [date && json['date'] === undefined ? { ...json, date } : json]
  return Object.entries(json).flatMap(([name, part]) =>
    findCandidates(part, parseDay(name) ?? undefined, level + 1),
  )
}

function looksLikeEntry(json: unknown) {
  return isRecord(json) && typeof json['url'] === 'string' && ('title' in json || 'date' in json)
}

function parseInner(text: string): unknown {
  try {
    return /^\s*["[{]/.test(text) ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

const texts = ['copyright', 'hdurl', 'alt', 'poster', 'permalink'] as const

const foreignSchema = v.object({
  date: v.pipe(
    v.string('it has no date'),
    v.transform((text) => text.trim().slice(0, 10)),
    v.check(isDay, 'its date is not a date'),
  ),
  title: v.pipe(v.string('it has no title'), v.regex(/\S/, 'it has no title')),
  url: v.pipe(
    v.string('it has no link'),
    v.check((url) => httpsUrl(url) !== null, 'its link is not a web address'),
  ),
  explanation: v.fallback(v.string(), ''),
  media_type: v.fallback(v.optional(v.string()), undefined),
})

/** So that a missing field is told as one that is no text. */
const noFields = { date: undefined, title: undefined, url: undefined }

/** The record that another app's entry becomes, or why it becomes none. */
export function readForeignEntry(json: unknown, fallbackMoment: Date): StoredRecord | string {
  if (!isRecord(json)) return 'it is not a picture entry'
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

/** When it was kept there: milliseconds, or any text that says a moment. */
function momentOf(json: StoredRecord): Date | undefined {
  const values = momentNames.map((name) => json[name])
  return values
    .flatMap((value) =>
      typeof value === 'string' || typeof value === 'number' ? [new Date(value)] : [],
    )
    .find((moment) => !Number.isNaN(moment.getTime()))
}
