import type { Entry } from '../apod/entry.ts'
import { srcSetOf } from '../apod/picture-widths.ts'
import { altOf } from '../apod/words.ts'
import { type Fit, pictureSizes } from './picture-sizes.ts'

interface PictureProps {
  entry: Entry
  address: string
  fit: Fit
  onError?: () => void
}

/** A picture, no larger than its place needs where the service can make it smaller. */
export function Picture({ entry, address, fit, onError }: PictureProps) {
  return (
    <img
      alt={altOf(entry)}
      // Before the addresses, or the browser would have begun by the time it learns of them.
      loading={fit === 'tile' ? 'lazy' : 'eager'}
      sizes={pictureSizes[fit]}
      srcSet={srcSetOf(address)}
      src={address}
      onError={onError}
    />
  )
}
