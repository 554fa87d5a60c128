import { useMemo } from 'react'
import type { Entry } from '../apod/entry.ts'
import { type Media, mediaOf } from '../apod/media.ts'
import type { PictureSource } from '../apod/picture-sources.ts'
import { type FileLoad, useFileLoad } from '../ui/file-load.ts'

/** An entry's media, and whether they have loaded. A film or player shows that itself, and is `ready` until it fails. */
export interface MediaLoad extends FileLoad {
  media: Media
  /** The picture's first source that has not failed. */
  source: PictureSource | undefined
  /** Looks the day of a bookmark without media up again, because NASA may have some now. */
  lookUpPath: string | undefined
}

export function useMediaLoad(entry: Entry | undefined, lookUpPath?: string): MediaLoad {
  const media = useMemo((): Media => (entry ? mediaOf(entry) : { kind: 'none' }), [entry])
  const load = useFileLoad(urlsOf(media))
  const isPicture = media.kind === 'picture'
  return {
    ...load,
    status: load.status === 'loading' && !isPicture ? 'ready' : load.status,
    media,
    source: isPicture ? media.sources[load.failureCount] : undefined,
    lookUpPath,
  }
}

function urlsOf(media: Media) {
  if (media.kind === 'none') return []
  return media.kind === 'picture' ? media.sources.map(({ url }) => url) : [media.url]
}
