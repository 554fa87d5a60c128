import { useState } from 'react'
import type { Media } from '../../apod/media.ts'
import { sizeIn } from '../../apod/nasa-asset.ts'
import { smallWidth } from './picture-sizes.ts'

/** The width by the height of each picture that has loaded, by the URL of its source. */
const ratios = new Map<string, number>()

/** The ratio of most pictures. */
export const usualRatio = 3 / 2

export function rememberRatio(url: string, picture: HTMLImageElement) {
  const { naturalWidth, naturalHeight } = picture
  // Firefox knows no size of some SVG files.
  if (naturalWidth) ratios.set(url, naturalWidth / naturalHeight)
}

/** The width by the height of a picture that has loaded before, or of which a URL states the size. */
export function ratioOf(media: Media): number | undefined {
  const urls =
    media.kind === 'picture' ? [...media.sources.map(({ url }) => url), media.largest] : []
  return urls.map((url) => statedRatio(url) ?? ratios.get(url)).find(Boolean)
}

/** The ratio as it was known when an item's media came. It stays when the picture loads, so that nothing moves. */
export function useFirstRatio(item: string | undefined, media: Media): number | undefined {
  const [first, setFirst] = useState(() => ({ item, ratio: ratioOf(media) }))
  if (first.item !== item) setFirst({ item, ratio: ratioOf(media) })
  return first.ratio
}

/** The width in px that a small picture grows to, if its URL states its size: 2.5 times its own. */
export function widestOf(url: string): number | undefined {
  const size = statedSize(url)
  return size && size.width < smallWidth ? 2.5 * size.width : undefined
}

function statedRatio(url: string) {
  const size = statedSize(url)
  return size && size.width / size.height
}

function statedSize(url: string) {
  return URL.canParse(url) ? sizeIn(new URL(url).searchParams) : undefined
}
