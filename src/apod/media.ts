import type { Entry } from './entry.ts'
import { httpsUrl } from './https-url.ts'
import { type Picture, pictureOf, pictureUrl } from './picture.ts'
import { stillUrl } from './picture-sources.ts'

/** What an entry shows. URLs are absolute. */
export type Media =
  | ({ kind: 'picture' } & Picture)
  | { kind: 'film'; url: string; poster: string | undefined }
  | { kind: 'player'; url: string; poster: string | undefined }
  | { kind: 'none' }

const filmFile = /\.(mp4|webm|ogv|mov|m4v)$/i

/**
 * The media of an entry: a picture if the type is `image`, otherwise a film file or a player.
 * @param isStored it comes from a bookmark
 */
export function mediaOf(entry: Entry, isStored = false): Media {
  if (entry.media_type === 'image') {
    const picture = pictureOf(entry, isStored)
    return picture ? { kind: 'picture', ...picture } : { kind: 'none' }
  }
  const url = httpsUrl(entry.url)
  if (!url) return { kind: 'none' }
  const still = pictureUrl(entry.poster)
  const kind = filmFile.test(new URL(url).pathname) ? 'film' : 'player'
  return { kind, url, poster: still ? stillUrl(still) : undefined }
}
