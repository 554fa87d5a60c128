import { useMemo, useState } from 'react'
import { type Entry, isPlaceholder } from '../../apod/entry.ts'
import { type Media, mediaOf } from '../../apod/media.ts'
import type { PictureSource } from '../../apod/picture-sources.ts'

/** An entry's media, and how far they have come. */
export interface LoadedMedia {
  media: Media
  /** The sources of a picture that have not failed; the first is shown or tried. */
  sources: readonly PictureSource[]
  /** Films and players show by themselves that they are loading: they count as there. */
  state: 'loading' | 'there' | 'failed'
  /** To be called when the first source has loaded. */
  onLoad: () => void
  /** To be called when the first source, the film or the player has failed. */
  onError: () => void
  onRetry: () => void
}

/**
 * The media of an entry, loaded source by source; none without an entry. A placeholder, which may be
 * bookmarked, fails at once.
 */
export function useMedia(entry: Entry | undefined, isFromBookmark: boolean): LoadedMedia {
  const media = useMemo(
    (): Media => (entry ? mediaOf(entry, isFromBookmark) : { kind: 'none' }),
    [entry, isFromBookmark],
  )
  const isPicture = media.kind === 'picture'
  const start = { id: idOf(media), failures: 0, hasLoaded: false }
  const [last, setLast] = useState(start)
  const { failures, hasLoaded } = last.id === start.id ? last : start
  const sources = isPicture ? media.sources.slice(failures) : []

  function state() {
    const allFailed = isPicture ? sources.length === 0 : failures > 0
    if (allFailed || (entry && isPlaceholder(entry))) return 'failed'
    return hasLoaded || !isPicture ? 'there' : 'loading'
  }

  return {
    media,
    sources,
    state: state(),
    onLoad: () => setLast({ ...start, failures, hasLoaded: true }),
    onError: () => setLast({ ...start, failures: failures + 1 }),
    onRetry: () => setLast(start),
  }
}

/** Identifies an entry's media. */
function idOf(media: Media) {
  if (media.kind === 'none') return ''
  return media.kind === 'picture' ? media.sources.map(({ url }) => url).join(' ') : media.url
}
