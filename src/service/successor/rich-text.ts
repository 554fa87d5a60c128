import type { TextLink } from '../../apod/links.ts'

/** A text on one line and the links in it; U+2029, Unicode's paragraph separator, ends a paragraph. */
export interface RichText {
  text: string
  links: TextLink[]
}

/** Before a mark, or after an opening bracket: `Saturn 's moon`, `( Scorpius ).`, but `.5`, ` ...` and ` :)`. */
const oddBlank =
  / (?=[.,](?:[ )\]"'”’»\u2029]|$)|[;:](?:[ \u2029]|$)|[)\]]|['’]s(?!\p{L}))|(?<=[([]) /gu

/**
 * The text as NASA's old page had it: where that had a link, or the end of one, the successor's texts
 * have a blank.
 * @param line with single blanks
 */
export function withoutOddBlanks({ text, links }: RichText): RichText {
  const blanks = Array.from(text.matchAll(oddBlank), ({ index }) => index)
  const moved = (place: number) => place - blanks.filter((blank) => blank < place).length
  const without = text.replace(oddBlank, '')
  return {
    text: without,
    links: links.map(({ at, text: words, url }) => ({
      at: moved(at),
      text: without.slice(moved(at), moved(at + words.length)),
      url,
    })),
  }
}

/** The text and its links without the first characters. */
export function cutStart({ text, links }: RichText, length: number): RichText {
  return {
    text: text.slice(length),
    links: links.flatMap((link) => (link.at < length ? [] : [{ ...link, at: link.at - length }])),
  }
}
