import { collapseWhitespace } from '../text/plain-text.ts'
import { parseWebUrl } from '../text/urls.ts'
import type { Entry } from './entry.ts'
import { splitAtLinks, type TextPart } from './links.ts'

export function titleOf({ title, date }: Pick<Entry, 'title' | 'date'>): string {
  return collapseWhitespace(title) || date || 'Untitled'
}

/** The `copyright`, with © before it unless it says “Credit” or “Copyright” itself. May be empty. */
function copyrightPartsOf({ copyright = '', copyrightLinks = [] }: Entry): TextPart[] {
  const text = collapseWhitespace(copyright)
  const parts = splitAtLinks(text, copyrightLinks)
  const needsSign = text !== '' && !/\bcredit|^©|^copyright\b/i.test(text)
  return needsSign ? [{ text: '©\u00a0' }, ...parts] : parts
}

export function copyrightLineOf(entry: Entry): string {
  return copyrightPartsOf(entry)
    .map(({ text }) => text)
    .join('')
}

export function copyrightAndLicencePartsOf(entry: Entry): TextPart[] {
  const copyright = copyrightPartsOf(entry)
  const url = parseWebUrl(entry.licence)
  const dot = copyright.length > 0 ? [{ text: ' · ' }] : []
  return url ? [...copyright, ...dot, { text: 'Licence', url }] : copyright
}

export function altOf(entry: Entry): string {
  return collapseWhitespace(entry.alt ?? '') || titleOf(entry)
}

/** The explanation's paragraphs, each split at its links. Only U+2029 separates paragraphs. */
export function paragraphsOf({ explanation, explanationLinks = [] }: Entry): TextPart[][] {
  let offset = 0
  return explanation.split('\u2029').flatMap((paragraph) => {
    const links = explanationLinks.map((link) => ({ ...link, at: link.at - offset }))
    const parts = splitAtLinks(collapseWhitespace(paragraph), links)
    offset += paragraph.length + 1
    return parts.length > 0 ? [parts] : []
  })
}

/** The text that “Copy credit” copies. `dayUrl` is the day's URL in the app, not NASA's. */
export function creditOf(entry: Entry, dayUrl: string): string {
  const licence = parseWebUrl(entry.licence)
  const parts = [titleOf(entry), copyrightLineOf(entry), entry.date, dayUrl, licence]
  return collapseWhitespace(parts.filter(Boolean).join(' · '))
}
