import type { Entry } from '../apod/entry.ts'
import { httpsAddress } from '../apod/https-address.ts'
import { altOf } from '../apod/words.ts'

interface FilmProps {
  entry: Entry
  address: string
  onError: () => void
}

/** A film file, with its still until it plays. */
export function Film({ entry, address, onError }: FilmProps) {
  return (
    // The service gives no captions.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      controls
      playsInline
      preload="metadata"
      src={address}
      poster={httpsAddress(entry.poster ?? '') ?? undefined}
      aria-label={altOf(entry)}
      onError={onError}
    />
  )
}
