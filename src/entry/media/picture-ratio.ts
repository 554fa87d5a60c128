import type { Media } from '../../apod/media.ts'
import { sizeIn } from '../../apod/nasa-asset.ts'

/** The ratio of most pictures. */
const usualRatio = 3 / 2

/** A picture of less px in width is small. */
const smallWidth = 400

/** A picture's width by its height, as one of its URLs states it, else 3:2: nothing moves when it has loaded. */
export function ratioOf(media: Media): number {
  const urls =
    media.kind === 'picture' ? [...media.sources.map(({ url }) => url), media.largest] : []
  const size = urls.map(statedSize).find(Boolean)
  return size ? size.width / size.height : usualRatio
}

/** The width in px that a small picture grows to, if its URL states its size: 2.5 times its own. */
export function widestOf(url: string): number | undefined {
  const size = statedSize(url)
  return size && size.width < smallWidth ? 2.5 * size.width : undefined
}

function statedSize(url: string) {
  return URL.canParse(url) ? sizeIn(new URL(url).searchParams) : undefined
}
