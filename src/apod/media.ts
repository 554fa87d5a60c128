import type { Entry } from './entry.ts'
import { httpsUrl } from '../text/urls.ts'
import { isPlaceholder, isStandInUrl } from './nasa-quirks.ts'
import {
  atWidth,
  largestUrlOf,
  movedPictureUrl,
  parseNasaAsset,
  type PictureSource,
  type Size,
  sourcesOf,
} from './picture-sources.ts'

export type Media = PictureMedia | PlayableMedia | { kind: 'none' }

export interface PictureMedia {
  kind: 'picture'
  /** The ways to load the picture; each is tried if the one before fails. */
  sources: readonly PictureSource[]
  /** The largest file that a browser can show, to zoom into. */
  largestUrl: string
  originalUrl: string
}

export interface PlayableMedia {
  kind: 'film' | 'player'
  url: string
  poster: string | undefined
}

const filmFile = /\.(mp4|webm|ogv|mov|m4v)$/i

const notFilmFile = /\.(3gp|asf|avi|flv|m3u8|mkv|mpe?g|rm|swf|wmv)$/i

/** A placeholder, which may be bookmarked, has none: neither of its URLs shows the day. */
export function mediaOf(entry: Entry): Media {
  if (isPlaceholder(entry)) return { kind: 'none' }
  if (isImage(entry)) return pictureOf(entry) ?? { kind: 'none' }
  const url = playableUrlOf(entry)
  const { pathname = '' } = url ? new URL(url) : {}
  if (!url || notFilmFile.test(pathname)) return { kind: 'none' }
  const posterUrl = pictureUrl(entry.poster)
  const kind = filmFile.test(pathname) ? 'film' : 'player'
  return { kind, url, poster: posterUrl ? sourcesOf(posterUrl)[0]?.url : undefined }
}

/** What a slideshow shows of entries: their pictures, and the posters of their films and players. */
export function picturesIn(entries: readonly Entry[]): Entry[] {
  return entries.flatMap((entry) => {
    const media = mediaOf(entry)
    if (media.kind === 'picture') return [entry]
    const poster = media.kind !== 'none' && media.poster
    return poster ? [{ ...entry, media_type: 'image', url: poster }] : []
  })
}

/** The URL of an entry's film or player, also of a film that no browser plays; undefined for a picture. */
export function playableUrlOf(entry: Entry): string | undefined {
  return isImage(entry) ? undefined : httpsUrl(entry.url)
}

/** Other programs' files may have the type in capitals, or as the URL the day's page, which is no film. */
function isImage({ media_type: type, url }: Entry) {
  return type.toLowerCase() === 'image' || isDayPage(url)
}

/** Whether a URL leads to a day's page, and not to its media. */
export function isDayPage(url = ''): boolean {
  return /\/ap\d{6}\.html?($|[?#])|\/image-article\//i.test(url) && !url.includes('/apod/image/')
}

/** Files that NASA has sent as pictures, but that browsers can't show as one. */
const notPictureFile = /\.(mov|mp4|m4v|webm|ogv|avi|mpe?g|wmv|tiff?|psd|fits?|pdf|zip|html?)$/i

/** The absolute URL of a picture, if a browser can show it and it is not a stand-in; else undefined. */
export function pictureUrl(text: string | null | undefined): string | undefined {
  // WordPress may have escaped it.
  const url = httpsUrl(text?.replace(/&(?:#0?38|amp);/g, '&'))
  return url && !isStandInUrl(url) && !notPictureFile.test(new URL(url).pathname) ? url : undefined
}

const pictureFile = /\.(avif|bmp|gif|jfif|jpe?g|png|svg|webp)$/i

/** A `pictureUrl` that is a picture's file or one of NASA's assets: a link may also lead to HTML. */
export function linkedPictureUrl(text: string | null | undefined): string | undefined {
  const url = pictureUrl(text)
  return url && (pictureFile.test(new URL(url).pathname) || parseNasaAsset(url)) ? url : undefined
}

/** The picture of an entry or post, or undefined. Where NASA has moved it, the new URL is tried first. */
export function pictureOf(
  entry: Pick<Entry, 'date' | 'url' | 'hdurl' | 'poster'>,
): PictureMedia | undefined {
  const givenUrl = isDayPage(entry.url) ? undefined : httpsUrl(entry.url)
  const hdurl = linkedPictureUrl(entry.hdurl)
  const otherUrl = hdurl ?? pictureUrl(entry.poster)
  const url = givenUrl && !isStandInUrl(givenUrl) ? givenUrl : otherUrl
  if (!url) return undefined
  const largeUrl = hdurl ?? url
  const movedUrls = [url, largeUrl].flatMap((each) => movedPictureUrl(each, entry.date) ?? [])
  const last = [url, largeUrl].some(parseNasaAsset) ? largeUrl : url
  const sources = [...new Set([...movedUrls, url, last])].flatMap(sourcesOf)
  const largest = movedPictureUrl(largeUrl, entry.date) ?? largeUrl
  return {
    kind: 'picture',
    // Each once.
    sources: [...new Map(sources.map((each) => [`${each.url} ${each.srcset}`, each])).values()],
    largestUrl: largestUrlOf(largest),
    originalUrl: parseNasaAsset(largest)?.original ?? largest,
  }
}

const usualScreenWidth = 1280

/** A zoomed browser rounds the screen's size, which then has nearly one of these ratios. */
const screenRatios = [5 / 4, 4 / 3, 3 / 2, 16 / 10, 16 / 9, 64 / 27, 43 / 18, 32 / 9]

/** The picture as NASA crops it to a screen's shape, if it then fills a usual screen, or this one. */
export function wallpaperUrl(picture: PictureMedia, screen: Size) {
  const asset = parseNasaAsset(picture.largestUrl)
  if (!asset?.resizer || !/\.(jpe?g|png)$/i.test(asset.original)) return undefined
  const toldRatio = screen.width / screen.height
  const isNear = (ratio: number) => Math.abs(ratio / toldRatio - 1) < 0.004
  const ratio = screenRatios.find(isNear) ?? toldRatio
  const { width, height } = asset.size ?? { width: 3840, height: 3840 }
  const cropped = Math.round(Math.min(width, height * ratio, 3840, 3840 * ratio))
  if (cropped < Math.min(usualScreenWidth, screen.width)) return undefined
  const url = new URL(atWidth(new URL(asset.resizer), cropped, { width: ratio, height: 1 }))
  url.searchParams.set('fit', 'crop')
  return url.href
}
