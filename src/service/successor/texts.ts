import type { Day } from '../../apod/day.ts'
import { dayOfArticle } from '../../apod/links.ts'
import {
  cutStart,
  paragraphSeparator,
  parseInertly,
  readRichText,
  richTextOf,
  type RichText,
  textFromHtml,
} from './html.ts'

/** `APOD: 2024 December 7 – `, with any dash, and sometimes without the day. */
const lead = /^APOD:?\s*(\d{4})\s+(\p{L}+)(?:\s+(\d{1,2}))?\s*[-–—:]\s*/iu

/** A title of science.nasa.gov as text, and the day that it begins with. */
export function readTitle(html: string): { title: string; day: Day | null } {
  const text = textFromHtml(html)
  const [found = '', year, month, date] = lead.exec(text) ?? []
  const day = dayOfArticle(`apod-${year}-${month}-${date}`.toLowerCase())
  return { title: text.slice(found.length), day }
}

/** The text of the successor's explanation, without its label and the site's news after it. */
export function explanationOf(html: string): RichText {
  const body = parseInertly(html)
  cutSiteNews(body)
  const words = readRichText(body)
  return cutStart(words, words.text.match(explanationLabel)?.[0].length ?? 0)
}

const explanationLabel = /^Explanation\s*:\s*/i

/** From the first blank line, before the site's news, or else from the line about tomorrow's picture. */
function cutSiteNews(body: HTMLElement) {
  const range = new Range()
  for (const element of body.querySelectorAll('br, strong, b')) {
    range.setStart(body, 0)
    range.setEndBefore(element)
    const hasText = range.toString().trimStart().replace(explanationLabel, '') !== ''
    if (!hasText || !startsNews(element)) continue
    range.setStartBefore(element)
    range.setEnd(body, body.childNodes.length)
    return range.deleteContents()
  }
}

function startsNews(element: Element) {
  if (element.tagName !== 'BR') return /^\s*Tomorrow.s picture/i.test(element.textContent)
  let next = element.nextSibling
  while (next?.nodeType === Node.TEXT_NODE && !/\S/.test(next.textContent ?? ''))
    next = next.nextSibling
  return next?.nodeName === 'BR'
}

/** `Image Credit & Copyright (2024): `, `Video Credit: ` and the like, but not `Copyright Ada: `. */
const creditLabel =
  /^[\p{L}\s&,/()]{0,60}?\b(?:credits?|copyrights?)(?:\s*(?:[&,/(]|and\b)[\p{L}\d\s&,/()]{0,40})?\s*:\s*/iu

/** The start of a line that names no owner. */
const credit = 'Credit: '

/**
 * The copyright line: the owner, or else a credit, marked as such.
 * @returns an empty text if the response has neither
 */
export function copyrightLineOf(copyright: string, creditLine: string): RichText {
  const owner = readLine(copyright, 'owner')
  return owner.text === '' ? readLine(creditLine, 'credit') : owner
}

/** @param unlabelled what a bare name in this field is */
function readLine(html: string, unlabelled: 'owner' | 'credit'): RichText {
  const line = richTextOf(html)
  const oneLine = { ...line, text: line.text.replaceAll(paragraphSeparator, ' ') }
  const [found = ''] = oneLine.text.match(creditLabel) ?? []
  const names = cutStart(oneLine, found.length)
  const isOwner = found === '' ? unlabelled === 'owner' : /copyright/i.test(found)
  return isOwner || names.text === '' || /\bcredit/i.test(names.text) ? names : asCredit(names)
}

function asCredit({ text, links }: RichText): RichText {
  return {
    text: credit + text,
    links: links.map((link) => ({ ...link, at: link.at + credit.length })),
  }
}
