import { collapseWhitespace } from '../text/plain-text.ts'
import { webUrl } from '../text/urls.ts'
import { dayOfSlug, type TextLink } from '../apod/links.ts'
import type { Day } from '../apod/day.ts'

/** The page's policy allows text to become HTML only here. */
const inertHtml = globalThis.trustedTypes?.createPolicy('inert-html', {
  createHTML: (html: string) => html,
})

/** The page's policy forbids these, and browsers log each even in parsed text. */
const forbiddenAttributes = /\s(?=(?:on\w+|style)\s*=)/gi
const tags = /<[a-z][^<>]*/gi

/** In a separate document nothing loads or runs. */
export function parseInertly(html: string): HTMLElement {
  const harmless = html.replace(tags, (tag) => tag.replace(forbiddenAttributes, ' data-'))
  const text = inertHtml?.createHTML(harmless) ?? harmless
  return new DOMParser().parseFromString(text, 'text/html').body
}

export function textFromHtml(html: string): string {
  return richTextOf(html).text.replaceAll(paragraphEnd, ' ')
}

const paragraphEnd = '\u2029'

export function richTextOf(html: string): RichText {
  const links: RichText['links'] = []
  let text = ''
  let gap = ''
  read(parseInertly(html))
  return withoutOddBlanks({ text, links })

  function read(node: Node) {
    if (node instanceof Text) return write(node.data)
    const from = text.length
    if (node.nodeName === 'BR') gap ||= ' '
    const isBlock = /^(?:P|DIV|CENTER|LI|H\d)$/.test(node.nodeName)
    if (isBlock) gap = paragraphEnd
    for (const child of node.childNodes) read(child)
    if (isBlock) gap = paragraphEnd
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

const baseOfRelativeLinks = 'https://apod.nasa.gov/apod/'

/** Undefined for anchors, local paths and other schemes. */
function linkUrl(href: string) {
  if (href === '' || href.startsWith('#')) return undefined
  const isRelative = !/^[/\\]|^[a-z][\w+.-]*:/i.test(href)
  return webUrl(isRelative ? baseOfRelativeLinks + href : href)
}

/** A text on one line and the links in it; U+2029, Unicode's paragraph separator, ends a paragraph. */
export interface RichText {
  text: string
  links: TextLink[]
}

/** A blank before a mark or after a bracket: `Saturn 's moon`, `( Scorpius ).`, but not ` .5`, ` ...`, ` :)`. */
const oddBlank =
  / (?=[.,](?:[ )\]"'”’»\u2029]|$)|[;:](?:[ \u2029]|$)|[)\]]|['’]s(?!\p{L}))|(?<=[([]) /gu

/** The text without the blanks that the successor has where a link began or ended on NASA's old page. */
export function withoutOddBlanks({ text, links }: RichText): RichText {
  const blanks = Array.from(text.matchAll(oddBlank), ({ index }) => index)
  const shifted = (index: number) => index - blanks.filter((blank) => blank < index).length
  const cleaned = text.replace(oddBlank, '')
  return {
    text: cleaned,
    links: links.map(({ at, text: linkText, url }) => ({
      at: shifted(at),
      text: cleaned.slice(shifted(at), shifted(at + linkText.length)),
      url,
    })),
  }
}

/** `APOD: 2024 December 7 – `, with any dash, and sometimes without the day. */
const titleLead = /^APOD: (\d{4}) (\w+)(?: (\d{1,2}))? [-–—] ?/

export function readTitle(html: string): { title: string; day: Day | undefined } {
  const text = textFromHtml(html)
  const [start = '', year, month, dayNumber] = titleLead.exec(text) ?? []
  const day = dayOfSlug(`apod-${year}-${month}-${dayNumber}`.toLowerCase())
  return { title: text.slice(start.length), day }
}
