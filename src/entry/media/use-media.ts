import { useMemo, useState } from 'react'
import type { Entry } from '../../apod/entry.ts'
import { type Media, mediaOf } from '../../apod/media.ts'
import { isPlaceholder } from '../../apod/nasa-quirks.ts'
import type { PictureSource } from '../../apod/picture-sources.ts'
import { useNetworkReturns } from '../../ui/network.ts'

/** An entry's medium, and how far it has come. */
export interface MediaProgress {
  medium: Media
  /** The sources of a picture that have not failed; the first is shown or tried. */
  sources: readonly PictureSource[]
  /** Films and players show their loading themselves, and so are `there` at once. A tile reports no load. */
  state: 'loading' | 'there' | 'failed'
  reportLoad: () => void
  /** The first source, the film or the player has failed. */
  reportError: () => void
  retry: () => void
}

/**
 * The media of an entry, loaded source by source; none without an entry. What has failed is tried again when
 * the network comes back. A placeholder, which may be bookmarked, fails at once.
 */
export function useMedia(entry: Entry | undefined): MediaProgress {
  const medium = useMemo((): Media => (entry ? mediaOf(entry) : { kind: 'none' }), [entry])
  const isPicture = medium.kind === 'picture'
  const networkReturns = useNetworkReturns()
  const fresh = { id: idOf(medium), networkReturns, failures: 0, hasLoaded: false }
  const [progress, setProgress] = useState(fresh)
  // The progress of another medium counts for nothing, nor does a failure from before the network came back.
  const isOld = !progress.hasLoaded && progress.networkReturns !== networkReturns
  const { failures, hasLoaded } = progress.id === fresh.id && !isOld ? progress : fresh
  const sources = isPicture ? medium.sources.slice(failures) : []

  function state() {
    const allFailed = isPicture ? sources.length === 0 : failures > 0
    if (allFailed || (entry && isPlaceholder(entry))) return 'failed'
    return hasLoaded || !isPicture ? 'there' : 'loading'
  }

  return {
    medium,
    sources,
    state: state(),
    reportLoad: () => setProgress({ ...fresh, failures, hasLoaded: true }),
    reportError: () => setProgress({ ...fresh, failures: failures + 1 }),
    retry: () => setProgress(fresh),
  }
}

function idOf(medium: Media) {
  if (medium.kind === 'none') return ''
  return medium.kind === 'picture' ? medium.sources.map(({ url }) => url).join(' ') : medium.url
}
