import { httpsUrl } from '../../apod/https-url.ts'
import { linkedPictureUrl, pictureUrl } from '../../apod/picture.ts'
import { parseInertly } from './html-text.ts'

/** The media on a day's page at NASA, as absolute URLs. */
export interface DayPage {
  picture: string | null
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
  const [files, players] = [true, false].map((isFile) =>
    sources.filter((source) => source.matches('video, source') === isFile),
  )
  const urls = [...(files ?? []), ...(players ?? [])].map((source) =>
    httpsUrl(source.getAttribute('src')),
  )
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
