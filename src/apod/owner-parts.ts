import type { Entry } from './entry.ts'
import { partsOf, type TextPart } from './links.ts'
import { collapseWhitespace, copyrightLine } from './text.ts'

/** The copyright line, split at its links; empty if there is none. */
export function ownerPartsOf(entry: Pick<Entry, 'copyright' | 'copyrightLinks'>): TextPart[] {
  const line = copyrightLine(entry)
  const sign = line.length - collapseWhitespace(entry.copyright ?? '').length
  return partsOf(line, entry.copyrightLinks, -sign)
}
