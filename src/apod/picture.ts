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
export function pictureUrl(text: string | null | undefined): string | null {
  const url = httpsUrl(text)
  return url && !isStandIn(url) && !noPicture.test(new URL(url).pathname) ? url : null
}

const pictureFile = /\.(avif|bmp|gif|jfif|jpe?g|png|svg|webp)$/i

/** The same for a link, which may lead to a web page: a picture's file or one of NASA's assets. */
export function linkedPictureUrl(text: string | null | undefined): string | null {
  const url = pictureUrl(text)
  return url && (pictureFile.test(new URL(url).pathname) || parseNasaAsset(url)) ? url : null
}

/**
 * The picture of an entry, or null.
 * @param isStored it comes from a bookmark: its picture may have moved, so the new URL is tried first
 */
export function pictureOf(entry: Entry, isStored: boolean): Picture | null {
  const given = httpsUrl(entry.url)
  const hdurl = linkedPictureUrl(entry.hdurl)
  // A bookmarked placeholder has a picture that failed; its hdurl is not the day's either.
  const isLogo = isPlaceholder(entry)
  const shown = given && (isLogo || !isStandIn(given)) ? given : hdurl
  if (!shown) return null
  const large = (!isLogo && hdurl) || shown

  const moved = [shown, large].flatMap((url) => movedPictureUrl(url, entry.date) ?? [])
  const last = [shown, large].some(parseNasaAsset) ? large : shown
  const urls = isStored ? [...moved, shown, last] : [shown, ...moved, last]
  const fullSize = (isStored && movedPictureUrl(large, entry.date)) || large
  return {
    sources: [...new Set(urls)].flatMap(sourcesOf),
    largest: largestUrl(fullSize),
    fullSize: parseNasaAsset(fullSize)?.original ?? fullSize,
  }
}
