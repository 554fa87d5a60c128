import type { Entry } from './entry.ts'
import { httpsUrl } from './https-url.ts'
import { movedPictureUrl, parseNasaAsset } from './nasa-asset.ts'
import { isPlaceholder, isStandIn } from './placeholder.ts'
import { largestUrl, type PictureSource, sourcesOf } from './picture-sources.ts'

/** A picture that can be shown. All URLs are absolute. */
export interface Picture {
  /** The ways to load it; each is tried if the one before fails. */
  sources: readonly PictureSource[]
  /** As large as a browser can show it, to zoom into. */
  largest: string
  /** The original file. */
  fullSize: string
}

/** Files that the service has sent as pictures, but that browsers can't show as one. */
const noPicture = /\.(mov|mp4|m4v|webm|ogv|avi|mpe?g|wmv|tiff?|psd|fits?|pdf|zip|html?)$/i

/** The absolute URL of a picture, if a browser can show it and it is not a stand-in; else null. */
export function pictureUrl(text = ''): string | null {
  const url = httpsUrl(text)
  return url && !isStandIn(url) && !noPicture.test(new URL(url).pathname) ? url : null
}

/**
 * The picture of an entry, or null.
 * @param isStored it comes from a bookmark: its picture may have moved, so the new URL is tried first
 */
export function pictureOf(entry: Entry, isStored: boolean): Picture | null {
  const given = httpsUrl(entry.url ?? '')
  const hdurl = pictureUrl(entry.hdurl)
  const shown = given && !isStandIn(given) ? given : hdurl
  if (!shown) return null
  // A placeholder's hdurl is not the day's.
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
