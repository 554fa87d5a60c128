import type { Media } from '../apod/media.ts'
import { sizeIn } from '../apod/picture-sources.ts'
import { breakpoints } from '../ui/breakpoints.ts'

/** Whole on By Date and in a dialog, cropped in a tile; also the classes' names, `ui-whole`. */
export type Fit = 'whole' | 'cropped'

/** A card and its dialog share a value, and so a file; a cropped picture may be twice as wide as its tile. */
export const pictureSizes: Record<Fit, string> = {
  whole: `${breakpoints.column} min(100vw - 22rem, 150vh), min(100vw, 150vh)`,
  cropped: `${breakpoints.phone} 85vw, 30rem`,
}

export const usualRatio = 3 / 2

/** Width by height, as stated before anything has loaded. */
export function ratioOf(media: Media): number {
  if (media.kind === 'film' || media.kind === 'player') return 16 / 9
  const urls =
    media.kind === 'picture' ? [...media.sources.map(({ url }) => url), media.largestUrl] : []
  const size = urls.map(statedSize).find(Boolean)
  return size ? size.width / size.height : usualRatio
}

/** In px: a picture of less than 400 would be blurred if it grew further. */
export function maxWidthOf(url: string): number | undefined {
  const size = statedSize(url)
  return size && size.width < 400 ? 1.5 * size.width : undefined
}

function statedSize(url: string) {
  return URL.canParse(url) ? sizeIn(new URL(url).searchParams) : undefined
}
