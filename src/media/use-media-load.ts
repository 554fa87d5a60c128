import { useMemo } from 'react'
import type { Entry } from '../apod/entry.ts'
import { type Media, mediaOf } from '../apod/media.ts'
import type { PictureSource } from '../apod/picture-sources.ts'
import { type FileLoad, useFileLoad } from '../ui/file-load.ts'

/** An entry's media, and whether they have loaded. A film or player shows that itself, and is `ready` until it fails. */
export interface MediaLoad extends FileLoad {
  media: Media
}

export function useMediaLoad(entry: Entry | undefined): MediaLoad {
  const media = useMemo((): Media => (entry ? mediaOf(entry) : { kind: 'none' }), [entry])
  const load = useFileLoad(filesOf(media))
  const isPlayable = media.kind === 'film' || media.kind === 'player'
  return { ...load, media, status: load.status === 'loading' && isPlayable ? 'ready' : load.status }
}

function filesOf(media: Media): readonly PictureSource[] {
  if (media.kind === 'picture') return media.sources
  return media.kind === 'none' ? [] : [media]
}
