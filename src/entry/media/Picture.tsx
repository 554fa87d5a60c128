import { useState } from 'react'
import type { Entry } from '../../apod/entry.ts'
import { altOf } from '../../apod/text.ts'
import styles from './Picture.module.css'
import { type Fit, tilePictureSizes, wholePictureSizes } from './picture-sizes.ts'
import type { LoadedMedia } from './use-media.ts'

interface PictureProps {
  entry: Entry
  loaded: LoadedMedia
  fit: Fit
  /** About how wide it is on the screen, if not as `fit` says. */
  sizes?: string
  /** A file that has loaded; the picture is shown from it. */
  largest?: string | undefined
  onLoad?: (picture: HTMLImageElement) => void
}

const usualSizes = { whole: wholePictureSizes, cropped: tilePictureSizes }

/** A picture, requested no larger than needed if the service can resize it. */
export function Picture(props: PictureProps) {
  const { entry, loaded, fit, sizes = usualSizes[fit], largest, onLoad } = props
  const [source] = loaded.sources
  // 0: visible, for 200 ms; 1: hidden, for a second at most; 2: visible, as far as it has come.
  const [waits, setWaits] = useState(0)
  const wait = loaded.state === 'loading' && !largest ? [styles.new, styles.late][waits] : ''
  return (
    <img
      // A failed picture must not be visible while the next one loads.
      key={source?.url}
      className={`${fit} ${styles.picture} ${wait ?? ''}`}
      alt={altOf(entry)}
      data-picture={entry.date}
      // Before `srcset` and `src`: they start the request.
      loading={fit === 'cropped' ? 'lazy' : 'eager'}
      sizes={sizes}
      srcSet={largest ? undefined : source?.srcset}
      src={largest ?? source?.url}
      onAnimationEnd={() => setWaits(waits + 1)}
      onLoad={({ currentTarget }) => {
        loaded.onLoad(currentTarget)
        onLoad?.(currentTarget)
      }}
      onError={loaded.onError}
    />
  )
}
