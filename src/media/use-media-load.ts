import { useMemo } from 'react'
import type { Entry } from '../apod/entry.ts'
import { type Media, mediaOf } from '../apod/media.ts'
import type { PictureSource } from '../apod/picture-sources.ts'
import { type FileLoad, useFileLoad } from '../ui/file-load.ts'

/** An entry's media, and how far they have loaded. Films and players, which show that themselves, are ready. */
export interface MediaLoad extends FileLoad {
  media: Media
  /** The sources of a picture that have not failed; the first is shown or tried. */
  sources: readonly PictureSource[]
  /** Where a bookmark's day is looked up if it has no media, or they can't be loaded: NASA may have others now. */
  lookUpPath: string | undefined
}

/** Loads an entry's media source by source; none without an entry. */
export function useMediaLoad(entry: Entry | undefined, lookUpPath?: string): MediaLoad {
  const media = useMemo((): Media => (entry ? mediaOf(entry) : { kind: 'none' }), [entry])
  const load = useFileLoad(urlsOf(media))
  const isPicture = media.kind === 'picture'
  return {
    ...load,
    status: load.status === 'loading' && !isPicture ? 'ready' : load.status,
    media,
    sources: isPicture ? media.sources.slice(load.failureCount) : [],
    lookUpPath,
  }
}

function urlsOf(media: Media) {
  if (media.kind === 'none') return []
  return media.kind === 'picture' ? media.sources.map(({ url }) => url) : [media.url]
}
