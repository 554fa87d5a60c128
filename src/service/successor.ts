import { type Entry, parseEntry } from '../apod/entry.ts'
import { parsePictureFileUrl, parsePictureUrl } from '../apod/media.ts'
import { type JsonObject, isObject, textOrEmpty } from '../text/json.ts'
import { collapseWhitespace } from '../text/plain-text.ts'
import { parseHttpsUrl, parseWebUrl } from '../text/urls.ts'
import {
  parseHtml,
  parseTitle,
  type RichText,
  richTextOf,
  textFromHtml,
  withoutStraySpaces,
} from './html.ts'

/** Recognizes the successor's format by fields that the legacy service doesn't send. */
export function isSuccessorResponse(json: unknown): json is JsonObject {
  if (!isObject(json)) return false
  const { hdurl, url } = json
  // The successor's `url` is the day's page.
  const hasAssetOnlyInHdurl = isOnAssetServer(hdurl) && !isOnAssetServer(url)
  const hasOwnField = ['permalink', 'credit', 'basic_html'].some((name) => name in json)
  return hdurl === false || hasAssetOnlyInHdurl || hasOwnField
}

function isOnAssetServer(url: unknown) {
  return typeof url === 'string' && url.includes('//assets.science.nasa.gov/')
}

/** Parses the successor's format. An empty field may be false, null or missing. */
export function parseSuccessorEntry(json: JsonObject): Entry | undefined {
  const text = (name: string) => textOrEmpty(json[name])
  if (typeof json['title'] !== 'string') return undefined
  const explanation = parseExplanation(text('explanation'))
  const copyright = parseCopyright(text('copyright'), text('credit'))
  const dayPage = parseDayPage(text('basic_html'))
  return parseEntry({
    date: json['date'],
    title: parseTitle(json['title']).title,
    explanation: explanation.text,
    explanationLinks: explanation.links,
    copyrightLinks: copyright.links,
    ...parseMediaFields(text('media_type').toLowerCase(), text('hdurl'), dayPage),
    copyright: copyright.text || undefined,
    licence: copyright.licence,
    alt: textFromHtml(text('alt')) || dayPage.alt,
    permalink: parseWebUrl(text('permalink')) ?? parseWebUrl(text('url')),
  })
}

/** Where site news begins: “Tomorrow’s picture”, or two line breaks that don't follow “Explanation:”. */
const siteNews =
  /(?<!Explanation:?\s*<\/\w+>:?\s*)<br ?\/?>\s*<br ?\/?>|<(?:strong|b)>\s*Tomorrow\S{1,8} picture:/i

function parseExplanation(html: string) {
  const [beforeNews = ''] = html.split(siteNews, 1)
  const explanation = richTextOf(beforeNews)
  return replaceStart(explanation, /^Explanation: ?/.exec(explanation.text)?.[0] ?? '', '')
}

/** A credit's start, such as `Image Credit & Copyright: `. */
const creditLabel = /^(?:\p{L}+ )*Credits?(?: & \p{L}+)*: ?/u

/** The owner's name, or `Credit: ` and the credit, and the licence, if the label links to one. */
function parseCopyright(copyright: string, credit: string) {
  const owner = richTextOf(copyright)
  const line = owner.text ? owner : richTextOf(credit)
  const [label = ''] = line.text.match(creditLabel) ?? []
  const isOwner = label === '' ? owner.text !== '' : label.includes('Copyright')
  const prefix = isOwner || line.text === label ? '' : 'Credit: '
  const licence = line.links.find(({ at, text }) => at < label.length && /^licen[cs]e$/i.test(text))
  return { ...replaceStart(line, label, prefix), licence: licence?.url }
}

function replaceStart({ text, links }: RichText, start: string, replacement: string): RichText {
  const by = replacement.length - start.length
  return {
    text: replacement + text.slice(start.length),
    links: links.flatMap((link) => (link.at < start.length ? [] : [{ ...link, at: link.at + by }])),
  }
}

/** The type is `image`, `video`, `iframe` or empty, and `hdurl` is a picture or a video's poster. */
function parseMediaFields(type: string, hdurl: string, dayPage: ReturnType<typeof parseDayPage>) {
  const picture = parsePictureFileUrl(hdurl)
  if (type === 'video' || type === 'iframe' || (type === '' && dayPage.playable))
    return {
      media_type: dayPage.playable ? 'video' : 'other',
      url: dayPage.playable,
      poster: picture,
    }
  const url = picture ?? dayPage.picture
  return { media_type: url ? 'image' : 'other', url, hdurl: picture ?? dayPage.largePicture ?? url }
}

/** Parses the media between a day page's heading and its explanation, which may contain other media. */
function parseDayPage(html: string) {
  const elements = [...parseHtml(html).querySelectorAll('h1, b, strong, img, source, iframe')]
  const heading = elements.findIndex(({ tagName }) => tagName === 'H1')
  const label = elements.findIndex(({ textContent }) =>
    /^\s*Explanation(?::|\s*$)/.test(textContent),
  )
  const media = elements.slice(heading + 1, label < 0 ? elements.length : label)
  const image = media.find((element) => element.matches('img') && mediaUrl(element))
  const playable = media.find((element) => element.matches('source, iframe') && mediaUrl(element))
  const alt = collapseWhitespace(image?.getAttribute('alt') ?? '')
  return {
    picture: image ? mediaUrl(image) : undefined,
    alt: withoutStraySpaces({ text: alt, links: [] }).text,
    largePicture: parsePictureFileUrl(image?.closest('a')?.getAttribute('href')),
    playable: playable ? mediaUrl(playable) : undefined,
  }
}

/** Undefined for a placeholder, and for a path on the author's disk. */
function mediaUrl(element: Element) {
  const source = element.getAttribute('src')
  return element.matches('img') ? parsePictureUrl(source) : parseHttpsUrl(source)
}
