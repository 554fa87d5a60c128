import { type Entry, readEntry } from '../../apod/entry.ts'
import { type Fields, isObject, textOf } from '../../text/json.ts'
import { webUrl } from '../../text/urls.ts'
import { textFromHtml } from '../html.ts'
import { readMediaFields, readPageMedia } from './media-fields.ts'
import { readTitle } from '../title.ts'
import { readCopyright, readExplanation } from './text-fields.ts'

/** The fields that only the successor's format has. */
const successorFields = ['permalink', 'credit', 'basic_html']

/** Recognizes it by a field, by `false` for no picture, or by a picture whose `url` is a page. */
export function isSuccessorResponse(json: unknown): json is Fields {
  if (!isObject(json)) return false
  const { hdurl, url } = json
  const isNasaPicture = isAsset(hdurl) && !isAsset(url)
  return hdurl === false || isNasaPicture || successorFields.some((name) => name in json)
}

function isAsset(url: unknown) {
  return typeof url === 'string' && url.includes('//assets.science.nasa.gov/')
}

/** Reads the successor's format and its HTML; null for anything else. A field without a value is false, null or missing. */
export function readSuccessorEntry(json: Fields): Entry | null {
  const text = (name: string) => textOf(json[name])
  if (typeof json['title'] !== 'string') return null
  const explanation = readExplanation(text('explanation'))
  const copyright = readCopyright(text('copyright'), text('credit'))
  const page = readPageMedia(text('basic_html'))
  return readEntry({
    date: json['date'],
    title: readTitle(json['title']).title,
    explanation: explanation.text,
    explanationLinks: explanation.links,
    copyrightLinks: copyright.links,
    ...readMediaFields(text('media_type').toLowerCase(), text('hdurl'), page),
    ...present({
      copyright: copyright.text,
      licence: copyright.licence ?? '',
      alt: textFromHtml(text('alt')) || page.alt,
      permalink: webUrl(text('permalink')) ?? webUrl(text('url')) ?? '',
    }),
  })
}

function present(fields: Record<string, string>) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}
