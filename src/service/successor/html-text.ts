import { cutStart, markLinks, paragraphSeparator, readMarked, type RichText } from './rich-text.ts'

/** The page's policy allows text to become HTML only here. Not every browser has Trusted Types. */
const inertHtml = globalThis.trustedTypes?.createPolicy('inert-html', {
  createHTML: (html: string) => html,
})

/** An attribute's value, with or without quotes. */
const value = /=\s*(?:"[^"]*"?|'[^']*'?|[^\s>]*)/.source
const tags = new RegExp(`<[a-z](?:[^=>]+|${value})*`, 'gi')

/** Values, and where names begin that the page's policy forbids: browsers would log an error even in parsed text. */
const valuesAndForbidden = new RegExp(`${value}|(?<=[\\s/"'])(?=(?:on\\w+|style)\\s*=)`, 'gi')

/** Parses HTML in a document of its own, in which nothing loads or runs. */
export function parseInertly(html: string): HTMLElement {
  const harmless = html
    .replace(/<style\b[^]*?<\/style\s*>/gi, '')
    .replace(tags, (tag) => tag.replace(valuesAndForbidden, (found) => found || 'data-'))
  const text = inertHtml?.createHTML(harmless) ?? harmless
  return new DOMParser().parseFromString(text, 'text/html').body
}

/** The text of HTML, on one line. */
export function textFromHtml(html: string): string {
  return richTextOf(html).text.replaceAll(paragraphSeparator, ' ')
}

/** The text of HTML with its links; U+2029 separates paragraphs. */
export function richTextOf(html: string): RichText {
  return readBody(parseInertly(html))
}

/** The text of the successor's explanation, without its label and the site's news after it. */
export function explanationOf(html: string): RichText {
  const body = parseInertly(html)
  cutSiteNews(body)
  const words = readBody(body)
  return cutStart(words, words.text.match(label)?.[0].length ?? 0)
}

const label = /^Explanation\s*:\s*/i

/** The first blank line, before the site's news, or else the line about tomorrow's picture. */
function cutSiteNews(body: HTMLElement) {
  const start = [...body.querySelectorAll('br, strong, b')].find(
    (element) =>
      (element.tagName === 'BR'
        ? isBlankLine(element)
        : /^\s*Tomorrow.s picture/i.test(element.textContent)) &&
      textBefore(body, element).trimStart().replace(label, '') !== '',
  )
  if (start) cutFrom(body, start)
}

function isBlankLine(element: Element) {
  let next = element.nextSibling
  while (next?.nodeType === Node.TEXT_NODE && !/\S/.test(next.textContent ?? ''))
    next = next.nextSibling
  return next?.nodeName === 'BR'
}

function textBefore(body: HTMLElement, element: Element) {
  const range = rangeOf(body)
  range.setEndBefore(element)
  return range.toString()
}

function cutFrom(body: HTMLElement, element: Element) {
  const range = rangeOf(body)
  range.setStartBefore(element)
  range.deleteContents()
}

function rangeOf(body: HTMLElement) {
  const range = new Range()
  range.selectNodeContents(body)
  return range
}

const blocks =
  'p, div, section, center, hr, pre, li, dt, dd, tr, td, th, blockquote, h1, h2, h3, h4, h5, h6'

/** Text as a reader sees it: words of separate blocks and lines don't run together. */
function readBody(body: HTMLElement): RichText {
  for (const unread of body.querySelectorAll('script, style, template, noscript, iframe'))
    unread.remove()
  const urls = markLinks(body)
  for (const line of body.querySelectorAll('br')) line.replaceWith(' ')
  for (const block of body.querySelectorAll(blocks)) {
    block.before(paragraphSeparator)
    block.after(paragraphSeparator)
  }
  return readMarked(body.textContent, urls)
}
