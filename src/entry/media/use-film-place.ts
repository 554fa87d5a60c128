import { useEffect, useLayoutEffect, useRef } from 'react'
import { useIsFront } from '../../ui/dialog/dialog-context.ts'

interface FilmPlace {
  seconds: number
  /** It was covered while it played. */
  wasPlaying: boolean
}

/** Where each film was left, by its URL. */
const places = new Map<string, FilmPlace>()

/**
 * A ref for a film: it goes on where the one with the same URL was left, and pauses when a dialog covers
 * it. Only a new film plays at once. A player is another site's page, which can't be paused from here.
 */
export function useFilmPlace(url: string) {
  const film = useRef<HTMLVideoElement>(null)
  const isFront = useIsFront()

  // Before the effect below: what is covered has left its place when what covers it goes on there.
  useLayoutEffect(() => {
    const { current } = film
    if (!current) return undefined
    const leave = (wasPlaying: boolean) => {
      places.set(url, { seconds: current.currentTime, wasPlaying })
    }
    if (isFront) return () => leave(false)
    leave(!current.paused)
    return current.pause()
  }, [url, isFront])

  useEffect(() => {
    const { current } = film
    const place = places.get(url)
    if (!current || !place || !isFront) return
    current.currentTime = place.seconds
    // The browser may want a click for it.
    if (place.wasPlaying && current.readyState === 0) current.play().catch(() => {})
  }, [url, isFront])

  return film
}
