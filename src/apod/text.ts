import type { Entry } from './entry.ts'
import { partsOf, type TextPart } from './links.ts'

/** The title on one line; an entry without one goes by its day. */
export function titleOf({ title, date }: Pick<Entry, 'title' | 'date'>): string {
  return collapseWhitespace(title) || date || 'Untitled'
}

/** The copyright line, or undefined where there is none: such pictures are in the public domain as a rule. */
export function copyrightOf({ copyright = '' }: Pick<Entry, 'copyright'>): string | undefined {
  return collapseWhitespace(copyright) || undefined
}

/** The copyright line with its sign, which a line that names a credit instead goes without. */
export function copyrightLine(entry: Pick<Entry, 'copyright'>): string | undefined {
  const copyright = copyrightOf(entry)
  return copyright && signOf(copyright) + copyright
}

/** The same, cut at its links; empty where there is none. */
export function ownerPartsOf(entry: Pick<Entry, 'copyright' | 'copyrightLinks'>): TextPart[] {
  const copyright = copyrightOf(entry)
  if (!copyright) return []
  const sign = signOf(copyright)
  return partsOf(sign + copyright, entry.copyrightLinks, -sign.length)
}

function signOf(copyright: string) {
  return isCredit(copyright) ? '' : '© '
}

/** Whether a copyright line names those it is owed to, not an owner. */
export function isCredit(line: string): boolean {
  return /\bcredit/i.test(line)
}

/** What stands for the media to those who can't see it: its description, else its title. */
export function altOf(entry: Pick<Entry, 'alt' | 'title' | 'date'>): string {
  return collapseWhitespace(entry.alt ?? '') || titleOf(entry)
}

/** The explanation's paragraphs, each cut at its links. Only U+2029 parts them: other newlines are blanks. */
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

/** The text on one line: the service's titles and names hold newlines and runs of blanks. */
export function collapseWhitespace(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
