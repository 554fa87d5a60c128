interface StillProps {
  /** Its own still. */
  poster: string | undefined
  /** A film whose first picture is shown where it has no still. */
  film?: string
  onError?: () => void
}

/** What a film or player shows before it plays: nothing for a player without a still. */
export function Still({ poster, film, onError }: StillProps) {
  if (poster) return <img alt="" loading="lazy" src={poster} />
  if (!film) return null
  // Safari paints a picture only at a later time than the start.
  return <video muted playsInline preload="metadata" src={`${film}#t=0.1`} onError={onError} />
}
