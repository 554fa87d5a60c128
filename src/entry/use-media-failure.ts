import { useState } from 'react'
import type { Entry } from '../apod/entry.ts'
import { mediaOf } from '../apod/media.ts'
import { isPlaceholder } from '../apod/placeholder.ts'

/**
 * Whether an entry's media could not be loaded, and the way to say that it couldn't. A placeholder,
 * as a bookmark may be one, has none of its day's media.
 */
export function useMediaFailure(entry: Entry): [failed: boolean, onFail: () => void] {
  const [failedAddress, setFailedAddress] = useState<string>()
  const media = mediaOf(entry)
  const lost = isPlaceholder(entry)
  if (media.kind === 'none') return [lost, () => {}]
  const { address } = media
  return [lost || failedAddress === address, () => setFailedAddress(address)]
}
