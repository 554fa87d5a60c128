import { type Entry, readEntry } from '../../apod/entry.ts'
import { type Fields, isObject, textOf } from '../../text/json.ts'
import { webUrl } from '../../text/urls.ts'
import { readTitle, type RichText, richTextOf, textFromHtml } from '../html.ts'
import { readMediaFields, readPageMedia } from './media-fields.ts'

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
      licence: copyright.licence,
      alt: textFromHtml(text('alt')) || page.alt,
      permalink: webUrl(text('permalink')) ?? webUrl(text('url')) ?? '',
    }),
  })
}

function present(fields: Record<string, string>) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}

/** The site's news begin with a blank line, or else with the line about tomorrow's picture. */
const siteNews = /<br ?\/?>\s*<br ?\/?>|<(?:strong|b)>\s*Tomorrow\S{1,8} picture:/i

/** The text of the successor's explanation, without its label and the site's news after it. */
function readExplanation(html: string) {
  const [words = ''] = html.split(siteNews, 1)
  const line = richTextOf(words)
  return replaceStart(line, /^Explanation: ?/.exec(line.text)?.[0] ?? '', '')
}

/** `Image Credit & Copyright: `, `Video Credit: ` and the like. */
const creditLabel = /^(?:\p{L}+ )*Credits?(?: & \p{L}+)*: ?/u

/** The owner, or else a credit, marked as such, or an empty text; and the licence that the line's label links to, if any. */
function readCopyright(copyright: string, credit: string) {
  const line = richTextOf(copyright || credit)
  const [label = ''] = line.text.match(creditLabel) ?? []
  const isOwner = label === '' ? copyright !== '' : label.includes('Copyright')
  const mark = isOwner || line.text === label ? '' : 'Credit: '
  const licence = line.links.find(({ at, text }) => at < label.length && /^licen[cs]e$/i.test(text))
  return { ...replaceStart(line, label, mark), licence: licence?.url ?? '' }
}

function replaceStart({ text, links }: RichText, start: string, instead: string): RichText {
  const by = instead.length - start.length
  return {
    text: instead + text.slice(start.length),
    links: links.flatMap((link) => (link.at < start.length ? [] : [{ ...link, at: link.at + by }])),
  }
}
