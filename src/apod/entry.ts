import * as v from 'valibot'
import { isDay } from './day.ts'
import { readLinks, type TextLink } from './links.ts'

/**
 * What the service returns for one day, in its own field names. Besides the specification's:
 * `hdurl` is the full-size picture's URL, `alt` describes the picture,
 * `poster` a film's or player's still, `permalink` the day's page, and the links in two of its texts.
 */
export type Entry = v.InferOutput<typeof entrySchema>

const linkFields = ['explanationLinks', 'copyrightLinks'] as const

/** Any object, read as its fields. */
export const fieldsSchema = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null,
)

/** What can be read of any object: a field that is missing or of another type is left out. */
const readable = v.pipe(
  fieldsSchema,
  v.transform((fields) => ({
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string')),
    ...Object.fromEntries(
      linkFields.flatMap((name) => {
        const links = readLinks(fields[name])
        return links.length > 0 ? [[name, links]] : []
      }),
    ),
  })),
)

const links = v.exactOptional(v.custom<readonly TextLink[]>(Array.isArray))

const optionalFields = {
  copyright: v.exactOptional(v.string()),
  url: v.exactOptional(v.string()),
  hdurl: v.exactOptional(v.string()),
  alt: v.exactOptional(v.string()),
  poster: v.exactOptional(v.string()),
  permalink: v.exactOptional(v.string()),
  explanation: v.optional(v.string(), ''),
  explanationLinks: links,
  copyrightLinks: links,
}

/** The service's format: date, title and media type are required. */
export const entrySchema = v.pipe(
  readable,
  v.object({
    date: v.pipe(v.string(), v.check(isDay)),
    title: v.string(),
    media_type: v.string(),
    ...optionalFields,
  }),
)

/** An entry from storage, where records may be of any age and shape: accepts anything. */
export const storedEntrySchema = v.pipe(
  readable,
  v.object({
    date: v.optional(v.string(), ''),
    title: v.optional(v.string(), ''),
    media_type: v.optional(v.string(), ''),
    ...optionalFields,
  }),
)
