import { parseHttpsUrl } from '../text/urls.ts'
import { isDayPage } from './day-pages.ts'
import type { Entry } from './entry.ts'
import { isPlaceholder, isPlaceholderUrl } from './nasa-quirks.ts'
import {
  largestUrlOf,
  newPictureUrl,
  parseNasaAsset,
  type PictureSource,
  sourcesOf,
} from './picture-sources.ts'

export type Media = PictureMedia | PlayableMedia | { kind: 'none' }

export interface PictureMedia {
  kind: 'picture'
  /** In the order in which to try them. */
  sources: readonly PictureSource[]
  /** The largest file that a browser can show, for zooming. */
  largestUrl: string
  /** The file that NASA published, even if no browser can show it. */
  originalUrl: string
}

export interface PlayableMedia {
  kind: 'video' | 'embed'
  url: string
  poster: string | undefined
}

const videoFile = /\.(mp4|webm|ogv|mov|m4v|avi|mpe?g|wmv)$/i

export function mediaOf(entry: Entry): Media {
  // A placeholder, whose URLs lead to NASA's logo, may have been bookmarked.
  if (isPlaceholder(entry)) return { kind: 'none' }
  if (showsPicture(entry)) return pictureMediaOf(entry) ?? { kind: 'none' }
  const url = videoOrEmbedUrlOf(entry)
  if (!url) return { kind: 'none' }
  const posterUrl = parsePictureUrl(entry.poster)
  const kind = videoFile.test(new URL(url).pathname) ? 'video' : 'embed'
  return { kind, url, poster: posterUrl && sourcesOf(posterUrl)[0]?.url }
}

/** If `url` is the day's page, the picture is `hdurl` or the poster. Imports may have types in capitals. */
function showsPicture({ media_type: type, url }: Entry) {
  return type.toLowerCase() === 'image' || isDayPage(url)
}

/** The URL of an entry's video or embed. Undefined for a picture. */
export function videoOrEmbedUrlOf(entry: Entry): string | undefined {
  return showsPicture(entry) ? undefined : parseHttpsUrl(entry.url)
}

interface PictureFields {
  date: string
  url?: string | undefined
  hdurl?: string | undefined
  poster?: string | undefined
}

/** Uses `hdurl` only if it or `url` is on NASA's asset server. Elsewhere it may be many megabytes. */
export function pictureMediaOf(entry: PictureFields): PictureMedia | undefined {
  const givenUrl = parseHttpsUrl(entry.url)
  const isUsable = givenUrl && !isDayPage(givenUrl) && !isPlaceholderUrl(givenUrl)
  const hdurl = parsePictureFileUrl(entry.hdurl)
  const url = isUsable ? givenUrl : (hdurl ?? parsePictureUrl(entry.poster))
  if (!url) return undefined
  const largest = hdurl ?? url
  // Often both are one file, and making its sources takes the most time.
  const files = [...new Set([url, largest])]
  const moved = files.flatMap((file) => newPictureUrl(file, entry.date) ?? [])
  const urls = [...moved, ...(files.some(parseNasaAsset) ? files : [url])]
  const sources = urls.flatMap(sourcesOf)
  const distinct = new Map(sources.map((source) => [`${source.url} ${source.srcset}`, source]))
  const currentUrl = newPictureUrl(largest, entry.date) ?? largest
  return {
    kind: 'picture',
    sources: [...distinct.values()],
    largestUrl: largestUrlOf(currentUrl),
    originalUrl: parseNasaAsset(currentUrl)?.originalUrl ?? currentUrl,
  }
}

/** Avoids the original, which may be 38 MB, if NASA can resize the picture. */
export function tileSourcesOf(picture: PictureMedia | undefined): readonly PictureSource[] {
  const { sources = [] } = picture ?? {}
  const resized = sources.filter(({ srcset }) => srcset)
  return resized.length > 0 ? resized : sources
}

const nonPictureFile = /\.(mov|mp4|m4v|webm|ogv|avi|mpe?g|wmv|tiff?|psd|fits?|pdf|zip|html?)$/i

/** A picture's absolute URL. Undefined for a placeholder, a day's page, or a file of another kind. */
export function parsePictureUrl(text: string | null | undefined): string | undefined {
  // WordPress may escape each & as an HTML entity.
  const url = parseHttpsUrl(text?.replace(/&(?:#0?38|amp);/g, '&'))
  if (!url || isDayPage(url) || isPlaceholderUrl(url)) return undefined
  return nonPictureFile.test(new URL(url).pathname) ? undefined : url
}

const pictureFile = /\.(avif|bmp|gif|jfif|jpe?g|png|svg|webp)$/i

/** Like `parsePictureUrl`, but undefined unless the URL is certainly a picture's and not a web page's. */
export function parsePictureFileUrl(text: string | null | undefined): string | undefined {
  const url = parsePictureUrl(text)
  return url && (pictureFile.test(new URL(url).pathname) || parseNasaAsset(url)) ? url : undefined
}

export function isPlayable(media: Media): media is PlayableMedia {
  return media.kind === 'video' || media.kind === 'embed'
}
