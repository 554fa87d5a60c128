import { isDay } from './day.ts'
import { type Fields, hasFields, textOf } from './fields.ts'
import { readLinks, type TextLink } from './links.ts'

/** What the service returns for one day, in its own field names. */
export interface Entry {
  date: string
  title: string
  media_type: string
  explanation: string
  copyright?: string
  url?: string
  /** The full-size picture's URL; from here on, no field is in the specification. */
  hdurl?: string
  /** Describes the picture. */
  alt?: string
  /** The still of a film or player. */
  poster?: string
  /** The day's page. */
  permalink?: string
  explanationLinks?: readonly TextLink[]
  copyrightLinks?: readonly TextLink[]
}

const optionalTexts = ['copyright', 'url', 'hdurl', 'alt', 'poster', 'permalink'] as const
const linkFields = ['explanationLinks', 'copyrightLinks'] as const

/** Reads the service's format; null without a day, a title or a media type. */
export function readEntry(json: unknown): Entry | null {
  if (!hasFields(json)) return null
  const { date, title, media_type: type } = json
  const isEntry = typeof date === 'string' && typeof title === 'string' && typeof type === 'string'
  return isEntry && isDay(date) ? readStoredEntry(json) : null
}

/**
 * Reads an entry from storage, where records may be of any age and shape. A field that is missing
 * or of another type is left out.
 */
export function readStoredEntry(fields: Fields): Entry {
  const entry: Entry = {
    date: textOf(fields['date']),
    title: textOf(fields['title']),
    media_type: textOf(fields['media_type']),
    explanation: textOf(fields['explanation']),
  }
  for (const name of optionalTexts) {
    const text = fields[name]
    if (typeof text === 'string') entry[name] = text
  }
  for (const name of linkFields) {
    const links = readLinks(fields[name])
    if (links.length > 0) entry[name] = links
  }
  return entry
}
