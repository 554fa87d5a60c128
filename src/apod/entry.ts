import { type JsonObject, isObject, textOrEmpty } from '../text/json.ts'
import { isDay } from './day.ts'
import { parseLinks, type TextLink } from './links.ts'
import { cleanAlt } from './nasa-quirks.ts'

/** A day's entry. The fields of NASA's services keep their names. */
export interface Entry {
  date: string
  title: string
  media_type: string
  explanation: string
  copyright?: string
  url?: string
  hdurl?: string
  alt?: string
  poster?: string
  /** NASA's page of the day, unchecked. Use `nasaLinkOf` for a link. */
  permalink?: string
  licence?: string
  explanationLinks?: readonly TextLink[]
  copyrightLinks?: readonly TextLink[]
}

const textFields = ['copyright', 'url', 'hdurl', 'alt', 'poster', 'permalink', 'licence'] as const
const linkFields = ['explanationLinks', 'copyrightLinks'] as const

/** Parses a service's entry. Undefined unless it has a valid date, a title and a type. */
export function parseEntry(json: unknown): Entry | undefined {
  if (!isObject(json)) return undefined
  const { date, title, media_type: type } = json
  const isEntry = typeof date === 'string' && typeof title === 'string' && typeof type === 'string'
  if (!isEntry || !isDay(date)) return undefined
  const { alt, ...entry } = parseEntryLeniently(json)
  const description = cleanAlt(alt ?? '')
  return description ? { ...entry, alt: description } : entry
}

/** Parses the usable fields of a stored record or an imported file. A missing required text becomes empty. */
export function parseEntryLeniently(fields: JsonObject): Entry {
  const entry: Entry = {
    date: textOrEmpty(fields['date']),
    title: textOrEmpty(fields['title']),
    media_type: textOrEmpty(fields['media_type']),
    explanation: textOrEmpty(fields['explanation']),
  }
  for (const name of textFields) {
    const text = fields[name]
    if (typeof text === 'string') entry[name] = text
  }
  for (const name of linkFields) {
    const links = parseLinks(fields[name])
    if (links.length > 0) entry[name] = links
  }
  return entry
}
