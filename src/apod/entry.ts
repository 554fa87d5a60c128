import { isDay } from './day.ts'
import { type JsonObject, isObject, textOf } from '../text/json.ts'
import { readLinks, type TextLink } from './links.ts'
import { cleanAlt } from './nasa-quirks.ts'

/** One day's entry: the legacy service's field names, and ours for what only the successor has. */
export interface Entry {
  date: string
  title: string
  media_type: string
  explanation: string
  copyright?: string
  url?: string
  hdurl?: string
  alt?: string
  /** The poster of a film or player. */
  poster?: string
  /** The URL of NASA's day page, unchecked: `nasaPageOf` checks it. */
  permalink?: string
  licence?: string
  explanationLinks?: readonly TextLink[]
  copyrightLinks?: readonly TextLink[]
}

const textFields = ['copyright', 'url', 'hdurl', 'alt', 'poster', 'permalink', 'licence'] as const
const linkFields = ['explanationLinks', 'copyrightLinks'] as const

/** The names of the fields that an entry is read from. */
export const entryFields: ReadonlySet<string> = new Set(
  ['date', 'title', 'media_type', 'explanation', 'thumbnail_url', 'thumbnail'].concat(
    textFields,
    linkFields,
  ),
)

export function readEntry(json: unknown): Entry | undefined {
  if (!isObject(json)) return undefined
  const { date, title, media_type: type } = json
  const isEntry = typeof date === 'string' && typeof title === 'string' && typeof type === 'string'
  if (!isEntry || !isDay(date)) return undefined
  const { alt, ...entry } = readEntryLeniently(json)
  const description = cleanAlt(alt ?? '')
  return description ? { ...entry, alt: description } : entry
}

/** Reads an entry that may lack fields, as records and files have them: a text that is missing is empty. */
export function readEntryLeniently(fields: JsonObject): Entry {
  const entry: Entry = {
    date: textOf(fields['date']),
    title: textOf(fields['title']),
    media_type: textOf(fields['media_type']),
    explanation: textOf(fields['explanation']),
  }
  for (const name of textFields) {
    const text = fields[name]
    if (typeof text === 'string') entry[name] = text
  }
  // Other apps' files have a film's poster under these names. The first is NASA's own.
  const { thumbnail_url: thumbnailUrl, thumbnail = thumbnailUrl } = fields
  if (typeof thumbnail === 'string') entry.poster ??= thumbnail
  for (const name of linkFields) {
    const links = readLinks(fields[name])
    if (links.length > 0) entry[name] = links
  }
  return entry
}
