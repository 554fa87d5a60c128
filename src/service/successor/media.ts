import type { Entry } from '../../apod/entry.ts'
import { httpsUrl } from '../../apod/https-url.ts'
import { linkedPictureUrl, pictureUrl } from '../../apod/media.ts'
import { parseInertly } from './html.ts'

type MediaFields = Pick<Entry, 'media_type' | 'url' | 'hdurl' | 'poster'>

/**
 * The media of the successor's format, in an entry's fields.
 * @param type `image`, `video`, `iframe`, or empty if the service does not say
 * @param hdurl a picture, or a film's still
 */
export function findMedia(type: string, hdurl: string, page: DayPage): MediaFields {
  const still = sizedUrl(hdurl)
  const poster = still ? { poster: still } : {}
  const film = page.film ? { media_type: 'video', url: page.film, ...poster } : null
  const inPage = page.picture ? pictureFields(page.picture, page.large ?? page.picture) : null
  const none = { media_type: 'other', ...poster }
  // The still of a lost film is not a picture of the day.
  if (isFilm(type, page.isFilmFirst)) return film ?? inPage ?? none
  return (still ? pictureFields(still, still) : inPage) ?? film ?? none
}

function isFilm(type: string, isFilmFirst: boolean) {
  return type === 'video' || type === 'iframe' || (type === '' && isFilmFirst)
}

function pictureFields(url: string, hdurl: string): MediaFields {
  return { media_type: 'image', url, hdurl }
}

/** A still of unknown size comes as w=0&h=0, which would request no pixels. */
function sizedUrl(text: string) {
  const picture = linkedPictureUrl(text)
  if (!picture) return null
  const url = new URL(picture)
  for (const name of ['w', 'h']) {
    if (url.searchParams.get(name) === '0') url.searchParams.delete(name)
  }
  return url.href
}

/** The media on a day's page at NASA, as absolute URLs. */
export interface DayPage {
  picture: string | null
  /** The picture's own description; may be empty. */
  alt: string
  /** The larger one that the picture links to. */
  large: string | null
  /** A film file or a player. */
  film: string | null
  isFilmFirst: boolean
}

const films = 'video[src], source[src], iframe[src], embed[src]'

/** Reads the media between a day's heading and its explanation, which may contain others. */
export function readDayPage(html: string): DayPage {
  const body = parseInertly(html)
  const elements = dayElements(body)
  const image = elements.find((element) => element.tagName === 'IMG' && imageUrl(element))
  const film = filmIn(elements) ?? (image ? null : filmIn([...body.querySelectorAll(films)]))
  const firstShown = elements.find((each) => each === image || filmIn([each]))
  return {
    picture: image ? imageUrl(image) : null,
    alt: image?.getAttribute('alt') ?? '',
    large: linkedPictureUrl(image?.closest('a')?.getAttribute('href')),
    film,
    isFilmFirst: firstShown !== image,
  }
}

function dayElements(body: HTMLElement) {
  const heading = body.querySelector('h1, h2, h3')
  const label = findExplanation(body)
  return [...body.querySelectorAll(`img[src], ${films}`)].filter(
    (element) =>
      !element.closest('noscript') &&
      (!heading || isBefore(heading, element)) &&
      (!label || isBefore(element, label)),
  )
}

function findExplanation(body: HTMLElement) {
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  let text = texts.nextNode()
  while (text && !/^\s*Explanation\b/i.test(text.textContent ?? '')) text = texts.nextNode()
  return text
}

function isBefore(one: Node, other: Node) {
  return Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
}

/** The largest side of an icon, in CSS pixels. */
const iconSide = 64

function imageUrl(image: Element) {
  const sides = ['width', 'height'].map((name) => image.getAttribute(name) ?? '')
  if (sides.some((side) => !side.includes('%') && parseInt(side, 10) <= iconSide)) return null
  const url = pictureUrl(image.getAttribute('src'))
  return url && !/\.(ico|svg)$|\/favicon|\/icons?(\/|[-\dx]*\.\w+$)/i.test(new URL(url).pathname)
    ? url
    : null
}

/** A film file before a player. */
function filmIn(elements: Element[]) {
  const sources = elements.filter(
    (element) => element.matches(films) && !element.closest('noscript'),
  )
  const files = sources.filter((source) => source.matches('video, source'))
  const urls = [...files, ...sources].map((source) => httpsUrl(source.getAttribute('src')))
  return playerUrl(urls.find((url) => url !== null))
}

/** YouTube's and Vimeo's pages refuse to be framed; their players do not. */
function playerUrl(url: string | undefined) {
  if (!url) return null
  const { hostname, pathname, searchParams } = new URL(url)
  const host = hostname.replace(/^www\./, '')
  const [, first = ''] = pathname.split('/')
  const video = host === 'youtu.be' ? first : host === 'youtube.com' && searchParams.get('v')
  if (video) return `https://www.youtube.com/embed/${encodeURIComponent(video)}`
  if (host === 'vimeo.com' && /^\d+$/.test(first)) return `https://player.vimeo.com/video/${first}`
  return url
}
