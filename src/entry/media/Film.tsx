import type { Ref } from 'react'
import type { Entry } from '../../apod/entry.ts'
import { altOf } from '../../apod/text.ts'

interface FilmProps {
  entry: Entry
  url: string
  poster: string | undefined
  onError: () => void
  /** The visitor has pressed play. */
  autoPlay?: boolean
  ref?: Ref<HTMLVideoElement> | undefined
}

/** A video file, with a poster until it plays. */
export function Film({ entry, url, poster, onError, autoPlay, ref }: FilmProps) {
  return (
    // The service has no captions.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={ref}
      autoPlay={autoPlay}
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
