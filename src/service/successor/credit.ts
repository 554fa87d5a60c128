import { richTextOf } from './html-text.ts'
import { cutStart, paragraphSeparator, type RichText } from './rich-text.ts'

/** `Image Credit & Copyright (2024): `, `Video Credit: ` and the like, but not `Copyright Ada: `. */
const label =
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
  const [found = ''] = oneLine.text.match(label) ?? []
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
