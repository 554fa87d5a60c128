import { useMemo } from 'react'
import type { Entry } from '../apod/entry.ts'
import { type Media, mediaOf } from '../apod/media.ts'
import { isPlaceholder } from '../apod/nasa-quirks.ts'
import type { PictureSource } from '../apod/picture-sources.ts'
import { type FileLoad, useFileLoad } from '../ui/network.ts'

/** An entry's medium, and how far it has come. Films and players show their loading themselves, and so are ready at once. */
export interface MediaLoad extends FileLoad {
  medium: Media
  /** The sources of a picture that have not failed; the first is shown or tried. */
  sources: readonly PictureSource[]
}

/** The media of an entry, loaded source by source; none without an entry. A placeholder, which may be bookmarked, fails at once. */
export function useMedia(entry: Entry | undefined): MediaLoad {
  const medium = useMemo((): Media => (entry ? mediaOf(entry) : { kind: 'none' }), [entry])
  const load = useFileLoad(entry && isPlaceholder(entry) ? [] : urlsOf(medium))
  const isPicture = medium.kind === 'picture'
  return {
    ...load,
    status: load.status === 'loading' && !isPicture ? 'ready' : load.status,
    medium,
    sources: isPicture ? medium.sources.slice(load.failures) : [],
  }
}

function urlsOf(medium: Media) {
  if (medium.kind === 'none') return []
  return medium.kind === 'picture' ? medium.sources.map(({ url }) => url) : [medium.url]
}
