import * as v from 'valibot'
import { isDay } from '../apod/day.ts'
import { type Entry, entrySchema } from '../apod/entry.ts'
import { httpsAddress } from '../apod/https-address.ts'
import { explanationOf, textOf } from './html-text.ts'
import { findMedia } from './successor-media.ts'

/** The successor's fields, each with what it is where the service has none: false, null or nothing. */
const text = v.fallback(v.string(), '')

const schema = v.object({
  date: v.pipe(v.string(), v.check(isDay)),
  title: v.string(),
  media_type: text,
  explanation: text,
  credit: text,
  copyright: text,
  alt: text,
  url: text,
  permalink: text,
  hdurl: text,
  basic_html: text,
})

export type SuccessorForm = v.InferOutput<typeof schema>

/** What only the successor's form has: its fields of its own, or `false` for 'none'. */
const tells = v.union([
  v.object({ permalink: v.unknown() }),
  v.object({ basic_html: v.unknown() }),
  v.object({ basic_html_url: v.unknown() }),
  v.object({ post_id: v.unknown() }),
  v.object({ credit: v.unknown() }),
  v.object({ hdurl: v.literal(false) }),
  v.object({ copyright: v.literal(false) }),
  v.object({ media_type: v.union([v.literal('iframe'), v.null()]) }),
  v.object({ hdurl: v.pipe(v.string(), v.includes('//assets.science.nasa.gov/dynamicimage/')) }),
])

export function bearsSuccessorForm(json: unknown): boolean {
  return v.is(tells, json)
}

/** Reads the successor's form, HTML and all, as the same entry; null for anything else. */
export function readSuccessorForm(json: unknown): Entry | null {
  const parsed = v.safeParse(schema, json)
  if (!parsed.success) return null
  const form = parsed.output
  return v.parse(entrySchema, {
    date: form.date,
    title: titleOf(form),
    explanation: explanationOf(form.explanation),
    ...findMedia(form),
    ...present({
      copyright: textOf(form.copyright) || creditOf(form),
      alt: textOf(form.alt),
      permalink: httpsAddress(form.permalink) ?? httpsAddress(form.url) ?? '',
    }),
  })
}

/** Older days bear their date in the title: `APOD: 2024 December 7 – The Title`. */
function titleOf({ title }: SuccessorForm) {
  return textOf(title).replace(/^APOD:?\s+\d{4}\s+\p{L}+\s+\d{1,2}\s*[-–—:]\s*/u, '')
}

/** A credit is no copyright, and says so. */
function creditOf({ credit }: SuccessorForm) {
  const words = textOf(credit)
  return words === '' || /\bcredit/i.test(words) ? words : `Credit: ${words}`
}

function present(fields: Record<string, string>) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}
