import { useMemo } from 'react'
import type { Media } from '../../apod/media.ts'
import { sizeIn } from '../../apod/nasa-asset.ts'
import { smallWidth } from './picture-sizes.ts'

/** The width by the height of each picture that has loaded, by the URL of its source. */
const ratios = new Map<string, number>()

/** The ratio of most pictures. */
const usual = 3 / 2

export function rememberRatio(url: string, picture: HTMLImageElement) {
  const { naturalWidth, naturalHeight } = picture
  // Firefox knows no size of some SVG files.
  if (naturalWidth) ratios.set(url, naturalWidth / naturalHeight)
}

/** The width by the height of a picture that has loaded before, or of which a URL states the size. */
export function ratioOf(media: Media): number | undefined {
  return knownRatio(urlsOf(media))
}

/** The ratio of a box for an entry's media. It stays when the picture loads, so that nothing moves. */
export function useBoxRatio(media: Media): number {
  const urls = urlsOf(media).join(' ')
  return useMemo(() => knownRatio(urls.split(' ')) ?? usual, [urls])
}

/** The width in px that a small picture grows to, if its URL states its size: 2.5 times its own. */
export function widestOf(url: string): number | undefined {
  const size = statedSize(url)
  return size && size.width < smallWidth ? 2.5 * size.width : undefined
}

function urlsOf(media: Media) {
  return media.kind === 'picture' ? [...media.sources.map(({ url }) => url), media.largest] : []
}

function knownRatio(urls: readonly string[]) {
  return urls.map((url) => statedRatio(url) ?? ratios.get(url)).find(Boolean)
}

function statedRatio(url: string) {
  const size = statedSize(url)
  return size && size.width / size.height
}

function statedSize(url: string) {
  return URL.canParse(url) ? sizeIn(new URL(url).searchParams) : undefined
}
