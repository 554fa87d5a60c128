import { dropStart, type RichText, richTextOf } from '../html.ts'

/** The site's news begin with a blank line, or else with the line about tomorrow's picture. */
const siteNews = /<br ?\/?>\s*<br ?\/?>|<(?:strong|b)>\s*Tomorrow\S{1,8} picture:/i

/** The text of the successor's explanation, without its label and the site's news after it. */
export function readExplanation(html: string): RichText {
  const [words = ''] = html.split(siteNews, 1)
  const line = richTextOf(words)
  return dropStart(line, /^Explanation: ?/.exec(line.text)?.[0].length ?? 0)
}

/** `Image Credit & Copyright: `, `Video Credit: ` and the like. */
const creditLabel = /^(?:\p{L}+ )*Credits?(?: & \p{L}+)*: ?/u

/** The owner, or else a credit, marked as such, or an empty text; and the licence that the line's label links to, if any. */
export function readCopyright(
  copyright: string,
  credit: string,
): RichText & { licence: string | undefined } {
  const line = richTextOf(copyright || credit)
  const [label = ''] = line.text.match(creditLabel) ?? []
  const names = dropStart(line, label.length)
  const isOwner = label === '' ? copyright !== '' : label.includes('Copyright')
  const licence = line.links.find(
    ({ at, text }) => at < label.length && /^licen[cs]e$/i.test(text),
  )?.url
  return { ...(isOwner || names.text === '' ? names : asCredit(names)), licence }
}

const creditMark = 'Credit: '

function asCredit({ text, links }: RichText): RichText {
  return {
    text: creditMark + text,
    links: links.map((link) => ({ ...link, at: link.at + creditMark.length })),
  }
}
