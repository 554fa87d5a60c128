import { useState } from 'react'
import type { Entry } from '../apod/entry.ts'
import { mediaOf } from '../apod/media.ts'
import { isPlaceholder } from '../apod/placeholder.ts'

/** Whether an entry's media could not be loaded, and the ways to say that it couldn't and to load it anew. */
export interface MediaFailure {
  failed: boolean
  onFail: () => void
  onLoadAgain: () => void
}

/** A placeholder, as a bookmark may be one, has none of its day's media. */
export function useMediaFailure(entry: Entry): MediaFailure {
  const [failedAddress, setFailedAddress] = useState<string>()
  const media = mediaOf(entry)
  const lost = isPlaceholder(entry)
  const address = media.kind === 'none' ? undefined : media.address
  return {
    failed: lost || (address !== undefined && failedAddress === address),
    onFail: () => setFailedAddress(address),
    onLoadAgain: () => setFailedAddress(undefined),
  }
}
