import type { Entry } from '../../apod/entry.ts'
import type { PictureSource } from '../../apod/picture-sources.ts'
import { altOf } from '../../apod/text.ts'
import { updateBackdrop } from './Backdrop.tsx'
import styles from './Picture.module.css'
import { type Fit, tilePictureSizes, wholePictureSizes } from './picture-sizes.ts'

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
      className={styles.picture}
      alt={altOf(entry)}
      data-picture={entry.date}
      // Before `srcset` and `src`: they start the request.
      loading={fit === 'tile' ? 'lazy' : 'eager'}
      sizes={fit === 'tile' ? tilePictureSizes : wholePictureSizes}
      srcSet={source.srcset}
      src={source.url}
      ref={watchArrival}
      onLoad={({ currentTarget }) => {
        delete currentTarget.dataset['coming']
        // After the picture: drawn together, both would appear later.
        if (fit !== 'tile')
          requestAnimationFrame(() => setTimeout(updateBackdrop, 0, currentTarget))
      }}
      onError={onError}
    />
  )
}

/** A picture of which nothing has arrived after 200 ms fades in. */
function watchArrival(image: HTMLImageElement | null) {
  const timer = setTimeout(() => {
    if (image && !image.complete && !image.naturalWidth) image.dataset['coming'] = ''
  }, 200)
  return () => clearTimeout(timer)
}
