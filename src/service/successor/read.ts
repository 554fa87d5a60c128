import * as v from 'valibot'
import { isDay } from '../../apod/day.ts'
import { type Entry, entrySchema, fieldsSchema } from '../../apod/entry.ts'
import { httpsUrl } from '../../apod/https-url.ts'
import { explanationOf, textFromHtml } from './html-text.ts'
import { copyrightLineOf } from './credit.ts'
import { findMedia } from './media.ts'

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

/** The fields that only the successor's form has. */
const ownFields = ['permalink', 'basic_html', 'basic_html_url', 'post_id', 'credit']

/** By a field of its own, by `false` or null for 'none', by its kind of media or where its pictures lie. */
export function isSuccessorResponse(json: unknown): boolean {
  if (!v.is(fieldsSchema, json)) return false
  const { hdurl, copyright, media_type: kind, url } = json
  const saysNone = hdurl === false || copyright === false || kind === null
  // Its `url` is a page; where that is a picture, too, the form is the specified one.
  const isOwnPicture = isAsset(hdurl) && !isAsset(url)
  return saysNone || kind === 'iframe' || isOwnPicture || ownFields.some((name) => name in json)
}

function isAsset(url: unknown) {
  return typeof url === 'string' && url.includes('//assets.science.nasa.gov/')
}

/** Reads the successor's form, HTML and all, as the same entry; null for anything else. */
export function readSuccessorEntry(json: unknown): Entry | null {
  const parsed = v.safeParse(schema, json)
  if (!parsed.success) return null
  const response = parsed.output
  const explanation = explanationOf(response.explanation)
  const copyright = copyrightLineOf(response)
  return v.parse(entrySchema, {
    date: response.date,
    title: cleanTitle(response.title),
    explanation: explanation.text,
    explanationLinks: explanation.links,
    copyrightLinks: copyright.links,
    ...findMedia(response),
    ...present({
      copyright: copyright.text,
      alt: textFromHtml(response.alt),
      permalink: httpsUrl(response.permalink) ?? httpsUrl(response.url) ?? '',
    }),
  })
}

/** Older days bear their date in the title: `APOD: 2024 December 7 – The Title`. */
function cleanTitle(title: string) {
  return textFromHtml(title).replace(/^APOD:?\s+\d{4}\s+\p{L}+\s+\d{1,2}\s*[-–—:]\s*/u, '')
}

function present(fields: Record<string, string>) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}
