import type { Entry } from './entry.ts'
import { httpsUrl } from './https-url.ts'
import { movedPictureUrl, parseNasaAsset } from './nasa-asset.ts'
import { isPlaceholder, isStandIn } from './placeholder.ts'
import { largestUrl, type PictureSource, sourcesOf } from './picture-sources.ts'

/** A picture that can be shown. All URLs are absolute. */
export interface Picture {
  /** The ways to load it; each is tried where the one before fails. */
  sources: readonly PictureSource[]
  /** As large as a browser can show it, to zoom into. */
  largest: string
  /** The original file. */
  fullSize: string
}

/** Files that the service has given as pictures, and that no browser shows as one. */
const noPicture = /\.(mov|mp4|m4v|webm|ogv|avi|mpe?g|wmv|tiff?|psd|fits?|pdf|zip|html?)$/i

/** The absolute URL of a picture that a browser can show and that is the day's own; null for anything else. */
export function pictureUrl(text = ''): string | null {
  const url = httpsUrl(text)
  return url && !isStandIn(url) && !noPicture.test(new URL(url).pathname) ? url : null
}

/**
 * The picture of an entry, null where it has none.
 * @param isStored kept for a while: pictures have moved since, so the new URL is tried before the old one
 */
export function pictureOf(entry: Entry, isStored: boolean): Picture | null {
  const given = httpsUrl(entry.url ?? '')
  const hdurl = pictureUrl(entry.hdurl)
  const shown = given && !isStandIn(given) ? given : hdurl
  if (!shown) return null
  // Nothing of a placeholder is the day's.
  const large = (!isPlaceholder(entry) && hdurl) || shown

  const moved = [shown, large].flatMap((url) => movedPictureUrl(url, entry.date) ?? [])
  const assets = [large].filter((url) => parseNasaAsset(url))
  const urls = isStored ? [...moved, shown, ...assets] : [shown, ...moved, ...assets]
  const fullSize = (isStored && moved.at(-1)) || large
  return {
    sources: [...new Set(urls)].flatMap(sourcesOf),
    largest: largestUrl(fullSize),
    fullSize: parseNasaAsset(fullSize)?.original ?? fullSize,
  }
}
