import { cutStart, markLinks, paragraphSeparator, readMarked, type RichText } from './rich-text.ts'

/** The page's policy lets no text become HTML but here; not every browser knows of such things. */
const inertHtml = globalThis.trustedTypes?.createPolicy('inert-html', {
  createHTML: (html: string) => html,
})

/** Attributes that the page's policy forbids: the browser would complain of them in parsed text too. */
const forbiddenAttributes = /(?<=[\s/"'])(?=(?:on\w+|style)\s*=)/gi

/** Parses HTML without a page to live in: nothing in it loads or runs. */
export function parseInertly(html: string): HTMLElement {
  const harmless = html
    .replace(/<style\b[^]*?<\/style\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(forbiddenAttributes, 'data-'))
  const text = inertHtml?.createHTML(harmless) ?? harmless
  return new DOMParser().parseFromString(text, 'text/html').body
}

/** The words of an HTML text, on one line. */
export function textFromHtml(html: string): string {
  return richTextOf(html).text.replaceAll(paragraphSeparator, ' ')
}

/** The words of an HTML text with their links; paragraphs are parted by U+2029. */
export function richTextOf(html: string): RichText {
  return readBody(parseInertly(html))
}

/** The words of the successor's explanation, without its label and the housekeeping behind it. */
export function explanationOf(html: string): RichText {
  const body = parseInertly(html)
  cutHousekeeping(body)
  const words = readBody(body)
  return cutStart(words, words.text.match(label)?.[0].length ?? 0)
}

const label = /^Explanation\s*:\s*/i

/** News of the site follow a blank line; after them, or without them, what comes tomorrow. */
function cutHousekeeping(body: HTMLElement) {
  const start = [...body.querySelectorAll('br, strong, b')].find(
    (element) =>
      (element.tagName === 'BR'
        ? isBlankLine(element)
        : /^\s*Tomorrow.s picture/i.test(element.textContent)) &&
      textBefore(body, element).trimStart().replace(label, '') !== '',
  )
  if (start) rangeFrom(body, start).deleteContents()
}

function isBlankLine(element: Element) {
  let next = element.nextSibling
  while (next?.nodeType === Node.TEXT_NODE && !/\S/.test(next.textContent ?? ''))
    next = next.nextSibling
  return next?.nodeName === 'BR'
}

function textBefore(body: HTMLElement, element: Element) {
  const range = body.ownerDocument.createRange()
  range.setStart(body, 0)
  range.setEndBefore(element)
  return range.toString()
}

function rangeFrom(body: HTMLElement, element: Element) {
  const range = body.ownerDocument.createRange()
  range.setStartBefore(element)
  range.setEnd(body, body.childNodes.length)
  return range
}

/** Text as it would be read: words in blocks and lines of their own don't run together. */
function readBody(body: HTMLElement): RichText {
  for (const unread of body.querySelectorAll('script, style, template, noscript, iframe'))
    unread.remove()
  const urls = markLinks(body)
  for (const line of body.querySelectorAll('br')) line.replaceWith(' ')
  for (const block of body.querySelectorAll('p, div, li, blockquote, h1, h2, h3, h4, h5, h6')) {
    block.before(paragraphSeparator)
    block.after(paragraphSeparator)
  }
  return readMarked(body.textContent, urls)
}
