import { useState } from 'react'
import { type Entry, isPlaceholder } from '../../apod/entry.ts'
import { type Media, mediaOf } from '../../apod/media.ts'
import type { PictureSource } from '../../apod/picture-sources.ts'

/** An entry's media, and whether they could be loaded. */
export interface LoadedMedia {
  media: Media
  /** The sources of a picture that have not failed; the first is shown or tried. */
  sources: readonly PictureSource[]
  /** Nothing of the media could be loaded. */
  hasFailed: boolean
  onError: () => void
  onRetry: () => void
}

/**
 * The media of an entry, loaded source by source; none without an entry. A placeholder, which may be
 * bookmarked, fails at once.
 */
export function useMedia(entry: Entry | undefined, isFromBookmark: boolean): LoadedMedia {
  const media: Media = entry ? mediaOf(entry, isFromBookmark) : { kind: 'none' }
  const id = idOf(media)
  const [failed, setFailed] = useState({ id, count: 0 })
  const count = failed.id === id ? failed.count : 0
  const sources = media.kind === 'picture' ? media.sources.slice(count) : []
  const allFailed = media.kind === 'picture' ? sources.length === 0 : count > 0
  return {
    media,
    sources,
    hasFailed: allFailed || (entry !== undefined && isPlaceholder(entry)),
    onError: () => setFailed({ id, count: count + 1 }),
    onRetry: () => setFailed({ id, count: 0 }),
  }
}

/** Identifies an entry's media. */
function idOf(media: Media) {
  if (media.kind === 'none') return ''
  return media.kind === 'picture' ? media.sources.map(({ url }) => url).join(' ') : media.url
}
