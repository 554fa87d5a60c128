import { httpsUrl } from '../../apod/https-url.ts'
import type { TextLink } from '../../apod/links.ts'

/** A text and the links in it. */
export interface RichText {
  text: string
  links: TextLink[]
}

/** Unicode's paragraph separator, which is whitespace to code that does not know it. */
export const paragraphSeparator = '\u2029'

/** Private Unicode characters around a link's text; NASA's texts contain none. */
const [start, end] = ['\uE000', '\uE001']
const marks = new RegExp(`[${start}${end}]`, 'g')

/** The base of NASA's relative links. */
const base = 'https://apod.nasa.gov/apod/'

/** Where paragraphs end, with the marks and spaces there. */
const gaps = /[\s\uE000\uE001]*\u2029[\s\uE000\uE001]*/g

/** Puts marks around the links of a parsed text that have words. @returns their URLs, in the same order */
export function markLinks(body: HTMLElement): (string | null)[] {
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.textContent = text.textContent?.replace(marks, '') ?? ''
  const links = [...body.querySelectorAll('a')].filter((link) => /\S/.test(link.textContent))
  return links.map((link) => {
    link.before(start)
    link.after(end)
    return linkUrl(link.getAttribute('href')?.trim() ?? '')
  })
}

/** The https URL of a link; null for an anchor, a path on somebody's disk, another scheme. */
function linkUrl(href: string) {
  if (href === '' || href.startsWith('#')) return null
  const isRelative = !/^[/\\]|^[a-z][\w+.-]*:/i.test(href)
  return httpsUrl(isRelative ? base + href : href)
}

/** Reads a text with marks, on one line or in paragraphs separated by U+2029. */
export function readMarked(marked: string, urls: (string | null)[]): RichText {
  const collapsed = marked
    .split(paragraphSeparator)
    .map(collapseMarked)
    .join(paragraphSeparator)
    // A paragraph without words goes, but not the marks in it: each link has its URL by their order.
    .replace(
      gaps,
      (gap) => gap.replace(/[^\uE001]/g, '') + paragraphSeparator + gap.replace(/[^\uE000]/g, ''),
    )
    .replace(/^\u2029|\u2029$/g, '')
  const links: TextLink[] = []
  const opened: number[] = []
  let text = ''
  let next = 0
  for (const piece of collapsed.split(/(?=[\uE000\uE001])|(?<=[\uE000\uE001])/)) {
    if (piece === start) opened.push(next++, text.length)
    else if (piece === end) closeLink()
    else text += piece
  }
  return { text, links }

  function closeLink() {
    const at = opened.pop() ?? 0
    const url = urls[opened.pop() ?? -1]
    if (url) links.push({ at, text: text.slice(at), url })
  }
}

/** Moves spaces out of links, and removes those before punctuation after a link. */
function collapseMarked(text: string) {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ?\uE000 /g, ` ${start}`)
    .replace(/ \uE001 ?/g, `${end} `)
    .replace(/\uE001 (?=[.,;:])/g, end)
    .trim()
}

/** The text and its links without the first characters. */
export function cutStart({ text, links }: RichText, length: number): RichText {
  return {
    text: text.slice(length),
    links: links.flatMap((link) => (link.at < length ? [] : [{ ...link, at: link.at - length }])),
  }
}
