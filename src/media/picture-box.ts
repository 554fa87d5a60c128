import { isPlayable, type Media } from '../apod/media.ts'
import { sizeInParams } from '../apod/picture-sources.ts'

export const defaultRatio = 3 / 2

/** Width divided by height, as a URL of the picture states it, or else a default. */
export function ratioOf(media: Media): number {
  if (isPlayable(media)) return 16 / 9
  const urls =
    media.kind === 'picture' ? [...media.sources.map(({ url }) => url), media.largestUrl] : []
  const size = urls.map(sizeInUrl).find(Boolean)
  return size ? size.width / size.height : defaultRatio
}

/** In px. A picture less than 400 px wide would be blurred if it grew by more than half. */
export function maxWidthOf(url: string): number | undefined {
  const size = sizeInUrl(url)
  return size && size.width < 400 ? 1.5 * size.width : undefined
}

/** The width and height that a URL requests, in px. In the `largestUrl` of a NASA picture, the picture's own. */
export function sizeInUrl(url: string) {
  return URL.canParse(url) ? sizeInParams(new URL(url).searchParams) : undefined
}
