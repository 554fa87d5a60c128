import type { Entry } from './entry.ts'
import { partsOf, type TextPart } from './links.ts'

/** The title on one line; without a title, the date. */
export function titleOf({ title, date }: Pick<Entry, 'title' | 'date'>): string {
  return collapseWhitespace(title) || date || 'Untitled'
}

/** The owner with ©, or a credit as it is; empty if there is neither, as for most public domain pictures. */
export function copyrightLine({ copyright = '' }: Pick<Entry, 'copyright'>): string {
  const text = collapseWhitespace(copyright)
  const isWhole = text === '' || isCredit(text) || /^(©|copyright\b)/i.test(text)
  return isWhole ? text : `© ${text}`
}

/** Whether a copyright line is a credit and not an owner's name. */
export function isCredit(line: string): boolean {
  return /\bcredit/i.test(line)
}

/** The alternative text: the description, else the title. */
export function altOf(entry: Pick<Entry, 'alt' | 'title' | 'date'>): string {
  return collapseWhitespace(entry.alt ?? '') || titleOf(entry)
}

/** The explanation's paragraphs, each split at its links. U+2029 separates them; other newlines are spaces. */
export function paragraphsOf({
  explanation,
  explanationLinks,
}: Pick<Entry, 'explanation' | 'explanationLinks'>): TextPart[][] {
  let offset = 0
  return explanation.split('\u2029').flatMap((paragraph) => {
    const parts = partsOf(collapseWhitespace(paragraph), explanationLinks, offset)
    offset += paragraph.length + 1
    return parts.length > 0 ? [parts] : []
  })
}

/** The text on one line: the service's titles and names contain newlines and repeated spaces. */
export function collapseWhitespace(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
