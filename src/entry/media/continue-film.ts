/**
 * A ref for a film in a dialog: it goes on where the same film on the page is, and hands its place
 * back when the dialog closes.
 */
export function continueFilm(film: HTMLElement | null) {
  if (!(film instanceof HTMLVideoElement)) return undefined
  const behind = [...document.querySelectorAll('video')].find(
    (other) => other !== film && other.currentSrc === film.src,
  )
  if (!behind) return undefined
  const wasPlaying = !behind.paused
  seek(film, behind.currentTime)
  // The browser may want a click for it.
  if (wasPlaying) film.play().catch(() => {})
  return () => {
    film.pause()
    if (film.readyState > 0) seek(behind, film.currentTime)
  }
}

/**
 * Pauses films on the page. Called when a dialog has opened and `continueFilm` has run. A player is
 * another site's page, which can't be paused from here.
 */
export function stopFilmsBehind() {
  const films = document.querySelectorAll<HTMLVideoElement>('video:not(dialog *)')
  for (const film of films) film.pause()
}

function seek(film: HTMLVideoElement, seconds: number) {
  if (film.readyState > 0) film.currentTime = seconds
  else film.addEventListener('loadedmetadata', () => (film.currentTime = seconds), { once: true })
}
