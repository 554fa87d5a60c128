import type { Entry } from '../apod/entry.ts'
import { srcSetOf } from '../apod/picture-widths.ts'
import { altOf } from '../apod/words.ts'
import type { Fit } from './EntryMedia.tsx'

interface PictureProps {
  entry: Entry
  address: string
  fit: Fit
  onError: () => void
}

/** About how wide a picture stands on the screen, for the browser to choose which one to ask for. */
const sizes: Record<Fit, string> = {
  hero: '(width < 60rem) 100vw, min(100vw - 14rem, 74rem)',
  tile: '(width < 40rem) 100vw, 24rem',
  modal: 'min(100vw, 62rem)',
}

/** A picture, no larger than its place needs where the service can make it smaller. */
export function Picture({ entry, address, fit, onError }: PictureProps) {
  return (
    <img
      alt={altOf(entry)}
      // Before the addresses, or the browser would have begun by the time it learns of them.
      loading={fit === 'tile' ? 'lazy' : 'eager'}
      sizes={sizes[fit]}
      srcSet={srcSetOf(address)}
      src={address}
      onError={onError}
    />
  )
}
