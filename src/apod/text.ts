import type { Entry } from './entry.ts'
import { partsOf, type TextPart } from './links.ts'

/** The title on one line; without a title, the date. */
export function titleOf({ title, date }: Pick<Entry, 'title' | 'date'>): string {
  return collapseWhitespace(title) || date || 'Untitled'
}

/** The copyright line; undefined if there is none, as for most public domain pictures. */
export function copyrightOf({ copyright = '' }: Pick<Entry, 'copyright'>): string | undefined {
  return collapseWhitespace(copyright) || undefined
}

/** The copyright line with ©, or a credit line as it is. */
export function copyrightLine(entry: Pick<Entry, 'copyright'>): string | undefined {
  const copyright = copyrightOf(entry)
  return copyright && signOf(copyright) + copyright
}

/** The same, split at its links; empty if there is none. */
export function ownerPartsOf(entry: Pick<Entry, 'copyright' | 'copyrightLinks'>): TextPart[] {
  const copyright = copyrightOf(entry)
  if (!copyright) return []
  const sign = signOf(copyright)
  return partsOf(sign + copyright, entry.copyrightLinks, -sign.length)
}

function signOf(copyright: string) {
  return isCredit(copyright) || /^(©|copyright\b)/i.test(copyright) ? '' : '© '
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
