import type { Entry } from './entry.ts'
import { httpsAddress } from './https-address.ts'

/** What an entry shows. Addresses are absolute. */
export type Media =
  | { kind: 'picture'; address: string }
  | { kind: 'film'; address: string }
  | { kind: 'player'; address: string }
  | { kind: 'none' }

const filmFile = /\.(mp4|webm|ogv|mov|m4v)$/i

/** The media of an entry: a picture where the type says `image`, otherwise a film file or a player. */
export function mediaOf({ media_type, url = '' }: Pick<Entry, 'media_type' | 'url'>): Media {
  const address = httpsAddress(url)
  if (!address) return { kind: 'none' }
  if (media_type === 'image') return { kind: 'picture', address }
  return { kind: filmFile.test(new URL(address).pathname) ? 'film' : 'player', address }
}
