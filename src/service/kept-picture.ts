import { readStored } from '../ui/local-storage.ts'

/** The picture of a kept entry, as in the card's `<img>`. */
interface KeptPicture {
  src: string
  srcset: string
}

/** The start of the names of all kept entries. */
export const keptPrefix = 'entry '

/** The lines of a kept entry: when it was seen, its picture, and the entry as JSON. */
export function keptText(seenAt: number, { src, srcset }: KeptPicture, json: string): string {
  return [seenAt, src, srcset, json].join('\n')
}

/**
 * The picture of the kept entry of a date, if there is one.
 * Without a parser, since this runs in the HTML, where every byte delays the page.
 */
export function readKeptPicture(date: string): KeptPicture | undefined {
  // Stryker disable next-line StringLiteral,ArrayDeclaration: what is no address counts as none
  const [, src = '', srcset = ''] = readStored(keptPrefix + date)?.split('\n', 3) ?? []
  return /^https?:\/\//.test(src) ? { src, srcset } : undefined
}
