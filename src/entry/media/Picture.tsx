import type { Entry } from '../../apod/entry.ts'
import type { PictureSource } from '../../apod/picture-sources.ts'
import { altOf } from '../../apod/text.ts'
import { shine } from './light.ts'
import { type Fit, pictureSizes } from './picture-sizes.ts'

interface PictureProps {
  entry: Entry
  source: PictureSource
  fit: Fit
  onError?: () => void
}

/** A picture, requested no larger than needed if the service can resize it. */
export function Picture({ entry, source, fit, onError }: PictureProps) {
  return (
    <img
      // A failed picture must not be visible while the next one loads.
      key={source.url}
      alt={altOf(entry)}
      data-picture={entry.date}
      // Before `srcset` and `src`: they start the request.
      loading={fit === 'tile' ? 'lazy' : 'eager'}
      sizes={pictureSizes[fit]}
      srcSet={source.srcset}
      src={source.url}
      ref={watchArrival}
      onLoad={({ currentTarget }) => {
        delete currentTarget.dataset['coming']
        if (fit !== 'tile') afterFrame(() => shine(currentTarget))
      }}
      onError={onError}
    />
  )
}

/**
 * What comes over the network fades in; what the browser has already is there at once. So is a tile's
 * picture that comes soon: a wall that is scrolled brings many at a time.
 */
function watchArrival(image: HTMLImageElement | null) {
  setTimeout(
    () => {
      // What is seen in part is not hidden again.
      if (image && !image.naturalWidth && !image.complete) image.dataset['coming'] = ''
    },
    image?.loading === 'lazy' ? 200 : 0,
  )
}

/** The light is drawn after the picture: together they would come later. */
function afterFrame(next: () => void) {
  requestAnimationFrame(() => setTimeout(next))
}
