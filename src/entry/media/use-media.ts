import { useState } from 'react'
import type { Entry } from '../../apod/entry.ts'
import { type Media, mediaOf } from '../../apod/media.ts'
import { isPlaceholder } from '../../apod/placeholder.ts'

/** An entry's media, and whether they could be loaded. */
export interface LoadedMedia {
  media: Media
  status: 'ok' | 'error'
  /** How many of a picture's sources have failed: the next one is tried. */
  failures: number
  onError: () => void
  onRetry: () => void
}

/**
 * The media of an entry, loaded source by source. A placeholder, which may be bookmarked, fails at once.
 * @param isStored it comes from a bookmark
 */
export function useMedia(entry: Entry, isStored: boolean): LoadedMedia {
  const media = mediaOf(entry, isStored)
  const id = idOf(media)
  const [failed, setFailed] = useState({ id, failures: 0 })
  const failures = failed.id === id ? failed.failures : 0
  return {
    media,
    status: isPlaceholder(entry) || failures >= triesOf(media) ? 'error' : 'ok',
    failures,
    onError: () => setFailed({ id, failures: failures + 1 }),
    onRetry: () => setFailed({ id, failures: 0 }),
  }
}

/** Identifies an entry's media. */
function idOf(media: Media) {
  if (media.kind === 'none') return ''
  return media.kind === 'picture' ? media.sources.map(({ url }) => url).join(' ') : media.url
}

function triesOf(media: Media) {
  if (media.kind === 'none') return Infinity
  return media.kind === 'picture' ? media.sources.length : 1
}
