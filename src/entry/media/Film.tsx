import type { Entry } from '../../apod/entry.ts'
import { altOf } from '../../apod/text.ts'

interface FilmProps {
  entry: Entry
  url: string
  poster: string | undefined
  onError: () => void
}

/** A film file, with its still until it plays. */
export function Film({ entry, url, poster, onError }: FilmProps) {
  return (
    // The service gives no captions.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      controls
      playsInline
      preload="metadata"
      src={url}
      poster={poster}
      aria-label={altOf(entry)}
      onError={onError}
    />
  )
}
