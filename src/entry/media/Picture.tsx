import type { Entry } from '../../apod/entry.ts'
import { altOf } from '../../apod/text.ts'
import { type Fit, pictureSizes } from './picture-box.ts'
import type { LoadingMedia } from './use-media.ts'

interface PictureProps {
  entry: Entry
  media: LoadingMedia
  fit: Fit
  /** About how wide it is on the screen, if not as `fit` says. */
  sizes?: string
  /** It moves to the same picture in what opens over it, and back. */
  moves?: boolean
  /** A file that has loaded; the picture is shown from it. */
  largest?: string | undefined
  onLoad?: (picture: HTMLImageElement) => void
}

/** A picture, requested no larger than needed if the service can resize it. */
export function Picture(props: PictureProps) {
  const { entry, media, fit, sizes = pictureSizes[fit], moves, largest, onLoad } = props
  const [source] = media.sources
  return (
    <img
      // A failed picture must not be visible while the next one loads.
      key={source?.url}
      className={`ui-${fit} ${moves ? 'ui-moves' : ''}`}
      alt={altOf(entry)}
      // These come before `srcset` and `src`, which start the request.
      loading={fit === 'cropped' ? 'lazy' : 'eager'}
      sizes={sizes}
      srcSet={largest ? undefined : source?.srcset}
      src={largest ?? source?.url}
      onLoad={({ currentTarget }) => onLoad?.(currentTarget)}
      onError={media.reportError}
    />
  )
}
