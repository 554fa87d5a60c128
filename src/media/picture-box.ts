import type { Media } from '../apod/media.ts'
import { sizeIn } from '../apod/picture-sources.ts'
import { windows } from '../ui/windows.ts'

/** How media fill their box, with the class `ui-whole` or `ui-cropped`: whole on By Date and in a dialog, cropped in a tile. */
export type Fit = 'whole' | 'cropped'

/**
 * About how wide a picture is on the screen, for the browser to choose from `srcset`. A dialog has the
 * same value as a card, and so its file, without a new request. A cropped picture is about twice as wide
 * as a phone's upright tile; a wide tile needs no more than 480 pixels.
 */
export const pictureSizes: Record<Fit, string> = {
  whole: `${windows.narrow} 100vw, min(100vw - 8rem, 150vh)`,
  cropped: `${windows.phone} 85vw, 30rem`,
}

/** The ratio of most pictures. */
export const usualRatio = 3 / 2

/** A picture that is narrower is small, in px. */
const smallWidth = 400

/** Media's width by their height, before they have loaded: as one of a picture's URLs states it, else 3:2; 16:9 for films. */
export function ratioOf(media: Media): number {
  if (media.kind === 'film' || media.kind === 'player') return 16 / 9
  const urls =
    media.kind === 'picture' ? [...media.sources.map(({ url }) => url), media.largestUrl] : []
  const size = urls.map(statedSize).find(Boolean)
  return size ? size.width / size.height : usualRatio
}

/**
 * Where a wide window shows a picture of this width by height: `beside` the words if it is upright or square,
 * `above` the words if it is a panorama, and `usual`ly above a label of constant height.
 */
export function layoutOf(ratio: number): 'beside' | 'above' | 'usual' {
  if (ratio <= 1.15) return 'beside'
  return ratio >= 2.2 ? 'above' : 'usual'
}

/** The width in px that a small picture grows to, if its URL states its size: 1.5 times its own. */
export function maxWidthOf(url: string): number | undefined {
  const size = statedSize(url)
  return size && size.width < smallWidth ? 1.5 * size.width : undefined
}

function statedSize(url: string) {
  return URL.canParse(url) ? sizeIn(new URL(url).searchParams) : undefined
}
