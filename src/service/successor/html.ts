import { webUrl } from '../../apod/https-url.ts'
import type { TextLink } from '../../apod/links.ts'

/** The page's policy allows text to become HTML only here. Not every browser has Trusted Types. */
const inertHtml = globalThis.trustedTypes?.createPolicy('inert-html', {
  createHTML: (html: string) => html,
})

/** An attribute's value, with or without quotes. */
const value = /=\s*(?:"[^"]*"?|'[^']*'?|[^\s>]*)/.source
const tags = new RegExp(`<[a-z](?:[^=>]+|${value})*`, 'gi')

/**
 * Matches attribute values, to leave them as they are, and the start of `on…` and `style` attributes, to
 * rename those: the page's policy forbids them, and browsers log each even in parsed text.
 */
const valuesAndForbidden = new RegExp(`${value}|(?<=[\\s/"'])(?=(?:on\\w+|style)\\s*=)`, 'gi')

/** Parses HTML in a separate document, in which nothing loads or runs. */
export function parseInertly(html: string): HTMLElement {
  const harmless = html
    // One without an end reaches to the end, for browsers too; a search from each start would take seconds.
    .replace(/<style\b[^]*?(?:<\/style\s*>|$)/gi, '')
    .replace(tags, (tag) => tag.replace(valuesAndForbidden, (found) => found || 'data-'))
  const text = inertHtml?.createHTML(harmless) ?? harmless
  return new DOMParser().parseFromString(text, 'text/html').body
}

/** A text and the links in it. */
export interface RichText {
  text: string
  links: TextLink[]
}

/** Unicode's paragraph separator; other code treats it as whitespace. */
export const paragraphSeparator = '\u2029'

/** The text of HTML, on one line. */
export function textFromHtml(html: string): string {
  return richTextOf(html).text.replaceAll(paragraphSeparator, ' ')
}

/** The text of HTML with its links; U+2029 separates paragraphs. */
export function richTextOf(html: string): RichText {
  return readRichText(parseInertly(html))
}

const hidden = 'script, style, template, noscript, iframe'
const blocks =
  'p, div, section, center, hr, pre, li, dt, dd, tr, td, th, blockquote, h1, h2, h3, h4, h5, h6'

/**
 * A parsed text as a reader sees it, with one space between words, U+2029 between blocks, and its
 * links. The space that NASA's texts have between a link and a full stop or comma is removed.
 */
export function readRichText(body: HTMLElement): RichText {
  const links: TextLink[] = []
  let text = ''
  /** The separator before the next word. */
  let gap = ''
  let isAfterLink = false
  read(body)
  return { text, links }

  function read(node: Node) {
    if (node instanceof Text) return write(node.data)
    if (!(node instanceof Element) || node.matches(hidden)) return
    const from = text.length
    if (node.matches('br')) gap ||= ' '
    if (node.matches(blocks)) gap = paragraphSeparator
    for (const child of node.childNodes) read(child)
    if (node.matches(blocks)) gap = paragraphSeparator
    if (node.matches('a')) addLink(node.getAttribute('href') ?? '', text.slice(from).trim())
  }

  function write(words: string) {
    if (/^\s/.test(words)) gap ||= ' '
    const trimmed = words.replace(/\s+/g, ' ').trim()
    if (trimmed === '') return
    const isPunctuation = isAfterLink && gap === ' ' && /^[.,;:]/.test(trimmed)
    text += (text === '' || isPunctuation ? '' : gap) + trimmed
    gap = /\s$/.test(words) ? ' ' : ''
    isAfterLink = false
  }

  function addLink(href: string, words: string) {
    if (words === '') return
    const url = linkUrl(href.trim())
    if (url) links.push({ at: text.length - words.length, text: words, url })
    isAfterLink = true
  }
}

/** The base of NASA's relative links. */
const base = 'https://apod.nasa.gov/apod/'

/** The URL of a link, with its scheme; null for anchors, local paths and other schemes. */
function linkUrl(href: string) {
  if (href === '' || href.startsWith('#')) return null
  const isRelative = !/^[/\\]|^[a-z][\w+.-]*:/i.test(href)
  return webUrl(isRelative ? base + href : href)
}

/** The text and its links without the first characters. */
export function cutStart({ text, links }: RichText, length: number): RichText {
  return {
    text: text.slice(length),
    links: links.flatMap((link) => (link.at < length ? [] : [{ ...link, at: link.at - length }])),
  }
}
