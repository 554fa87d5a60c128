import { isPlayable, type Media } from '../apod/media.ts'
import { type PictureSource, sizeInParams } from '../apod/picture-sources.ts'
import { breakpoints } from '../ui/breakpoints.ts'

export type Fit = 'contain' | 'cover'

/** A card and its dialog have the same `contain`, so that both use one file. A tile may crop half of a `cover`. */
export const sizesAttribute: Record<Fit, string> = {
  contain: `${breakpoints.column} min(100vw - 22rem, 150vh), min(100vw, 150vh)`,
  cover: `${breakpoints.phone} 85vw, 30rem`,
}

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

/** Requests a picture as a card does, without showing it. Returns a function that stops the request. */
export function requestPicture(
  { url, srcset = '' }: PictureSource,
  handleLoad: (picture: HTMLImageElement) => void = () => {},
): () => void {
  const picture = new Image()
  const stopped = new AbortController()
  picture.sizes = sizesAttribute.contain
  picture.srcset = srcset
  picture.src = url
  if (isLoaded(picture)) handleLoad(picture)
  else picture.addEventListener('load', () => handleLoad(picture), { signal: stopped.signal })
  return () => {
    stopped.abort()
    stopRequest(picture)
  }
}

export function isLoaded(picture: HTMLImageElement): boolean {
  return picture.complete && picture.naturalWidth > 0
}

export function stopRequest(picture: HTMLImageElement): void {
  if (picture.complete) return
  picture.removeAttribute('srcset')
  picture.removeAttribute('src')
}
