import { readStored } from './local-storage.ts'

/** The picture of a kept entry, as the card's `<img>` asks for it. */
interface KeptPicture {
  src: string
  srcset: string
}

/** What the names of all kept entries begin with. */
export const keptPrefix = 'entry '

/** Puts the lines of a kept entry together: when it was seen, its picture, and itself as JSON. */
export function keptText(seenAt: number, { src, srcset }: KeptPicture, json: string): string {
  return [seenAt, src, srcset, json].join('\n')
}

/**
 * The picture of the entry that was kept of a date; undefined where there is none.
 * It needs no parser: this runs in the HTML, where every byte delays the page.
 */
export function readKeptPicture(date: string): KeptPicture | undefined {
  const [, src = '', srcset = ''] = readStored(keptPrefix + date)?.split('\n', 3) ?? []
  return /^https?:\/\//.test(src) ? { src, srcset } : undefined
}
