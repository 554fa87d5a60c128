import { type Day, dayFrom } from '../apod/day.ts'
import type { TextLink } from '../apod/links.ts'
import { monthNumberOf } from '../apod/month.ts'
import { collapseWhitespace } from '../text/plain-text.ts'
import { parseWebUrl } from '../text/urls.ts'

/** The space before an attribute that the CSP forbids. Browsers log each one that they parse. */
const spaceBeforeForbidden = /\s(?=(?:on\w+|style)\s*=)/gi
const openingTags = /<[a-z][^<>]*/gi

/** Parses HTML in a separate document, where nothing loads or runs. */
export function parseHtml(html: string): HTMLElement {
  const harmless = html.replace(openingTags, (tag) => tag.replace(spaceBeforeForbidden, ' data-'))
  return new DOMParser().parseFromString(harmless, 'text/html').body
}

/** A text and its links. U+2029, Unicode's paragraph separator, is between its paragraphs. */
export interface RichText {
  text: string
  links: TextLink[]
}

const paragraphBreak = '\u2029'

export function richTextOf(html: string): RichText {
  const links: RichText['links'] = []
  let text = ''
  let gap = ''
  read(parseHtml(html))
  return withoutStraySpaces({ text, links })

  function read(node: Node) {
    if (node instanceof Text) return write(node.data)
    const from = text.length
    if (node.nodeName === 'BR') gap ||= ' '
    const isBlock = /^(?:P|DIV|CENTER|LI|H\d)$/.test(node.nodeName)
    if (isBlock) gap = paragraphBreak
    for (const child of node.childNodes) read(child)
    if (isBlock) gap = paragraphBreak
    if (!(node instanceof HTMLAnchorElement)) return
    const linkText = text.slice(from).trim()
    const url = linkUrl(node.getAttribute('href')?.trim() ?? '')
    if (linkText && url) links.push({ at: text.length - linkText.length, text: linkText, url })
  }

  function write(part: string) {
    if (/^\s/.test(part)) gap ||= ' '
    const trimmed = collapseWhitespace(part)
    if (trimmed === '') return
    text += (text && gap) + trimmed
    gap = /\s$/.test(part) ? ' ' : ''
  }
}

export function textFromHtml(html: string): string {
  return richTextOf(html).text.replaceAll(paragraphBreak, ' ')
}

const baseOfRelativeLinks = 'https://apod.nasa.gov/apod/'

/** Undefined for a fragment, an absolute path, or a scheme other than http(s). */
function linkUrl(href: string) {
  if (href === '' || href.startsWith('#')) return undefined
  const isRelative = !/^[/\\]|^[a-z][\w+.-]*:/i.test(href)
  return parseWebUrl(isRelative ? baseOfRelativeLinks + href : href)
}

/** A space as in `Saturn 's moon` and `( Scorpius ).`, but not as in ` .5`, ` ...` and ` :)`. */
const straySpace =
  / (?=[.,](?:[ )\]"'”’»\u2029]|$)|[;:](?:[ \u2029]|$)|[)\]]|['’]s(?!\p{L}))|(?<=[([]) /gu

/** Removes the spaces that the successor adds where a link began or ended on NASA's old page. */
export function withoutStraySpaces({ text, links }: RichText): RichText {
  const spaces = Array.from(text.matchAll(straySpace), ({ index }) => index)
  const shifted = (index: number) => index - spaces.filter((space) => space < index).length
  const cleaned = text.replace(straySpace, '')
  return {
    text: cleaned,
    links: links.map(({ at, text: linkText, url }) => ({
      at: shifted(at),
      text: cleaned.slice(shifted(at), shifted(at + linkText.length)),
      url,
    })),
  }
}

/** A title's start, such as `APOD: 2024 December 7 – `. The day may be missing. */
const titlePrefix = /^APOD: (\d{4}) (\w+)(?: (\d{1,2}))? [-–—] ?/

export function parseTitle(html: string): { title: string; day: Day | undefined } {
  const text = textFromHtml(html)
  const [start = '', year, month = '', dayOfMonth] = titlePrefix.exec(text) ?? []
  const day = dayFrom(year, monthNumberOf(month), dayOfMonth)
  return { title: text.slice(start.length), day }
}
