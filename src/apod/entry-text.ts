import { collapseWhitespace } from '../text/plain-text.ts'
import { webUrl } from '../text/urls.ts'
import type { Entry } from './entry.ts'
import { shiftLinks, splitAtLinks, type TextPart } from './links.ts'

export function titleOf({ title, date }: Pick<Entry, 'title' | 'date'>): string {
  return collapseWhitespace(title) || date || 'Untitled'
}

/** The owner with ©, or a credit unchanged. Empty for most pictures in the public domain. */
export function copyrightLineOf({ copyright = '' }: Pick<Entry, 'copyright'>): string {
  const text = collapseWhitespace(copyright)
  const isWhole = text === '' || /\bcredit|^©|^copyright\b/i.test(text)
  return isWhole ? text : `©\u00a0${text}`
}

function copyrightPartsOf(entry: Entry): TextPart[] {
  const line = copyrightLineOf(entry)
  const shift = line.length - collapseWhitespace(entry.copyright ?? '').length
  return splitAtLinks(line, shiftLinks(entry.copyrightLinks, shift))
}

export function copyrightAndLicenceOf(entry: Entry): TextPart[] {
  return joinWithDots([copyrightPartsOf(entry), licencePartsOf(entry)])
}

function licencePartsOf({ licence }: Entry): TextPart[] {
  const url = webUrl(licence)
  return url ? [{ text: 'Licence', url }] : []
}

function joinWithDots(groups: readonly TextPart[][]): TextPart[] {
  const dot: TextPart = { text: ' · ' }
  const filled = groups.filter(({ length }) => length > 0)
  return filled.flatMap((parts) => [dot].concat(parts)).slice(1)
}

export function altOf(entry: Entry): string {
  return collapseWhitespace(entry.alt ?? '') || titleOf(entry)
}

/** The explanation's paragraphs, each split at its links. Only U+2029 separates paragraphs. */
export function paragraphsOf({ explanation, explanationLinks }: Entry): TextPart[][] {
  let offset = 0
  return explanation.split('\u2029').flatMap((paragraph) => {
    const links = shiftLinks(explanationLinks, -offset)
    const parts = splitAtLinks(collapseWhitespace(paragraph), links)
    offset += paragraph.length + 1
    return parts.length > 0 ? [parts] : []
  })
}

/** The credit to copy. @param dayUrl the day's URL on this page, not NASA's */
export function citationOf(entry: Entry, dayUrl: string): string {
  const copyrightLine = collapseWhitespace(copyrightLineOf(entry))
  return [titleOf(entry), copyrightLine, entry.date, dayUrl, webUrl(entry.licence)]
    .filter(Boolean)
    .join(' · ')
}

export function citationPartsOf(entry: Entry, dayUrl: string): TextPart[] {
  const title = { text: titleOf(entry), url: dayUrl }
  const copyright = copyrightPartsOf(entry)
  return joinWithDots([[title], copyright, textPartOf(entry.date), licencePartsOf(entry)])
}

export function listLineOf(entry: Entry, dayUrl: string, note = ''): TextPart[] {
  const title = { text: titleOf(entry), url: dayUrl }
  const noted = textPartOf(collapseWhitespace(note))
  return joinWithDots([[title], textPartOf(entry.date), copyrightPartsOf(entry), noted])
}

function textPartOf(text: string): TextPart[] {
  return text ? [{ text }] : []
}

export function descriptionOf({ alt, title }: { alt?: string; title: string }): string | undefined {
  return alt && !comparableText(title).includes(comparableText(alt)) ? alt : undefined
}

function comparableText(text: string) {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
}
