import { useState } from 'react'
import type { Entry } from '../apod/entry.ts'
import { mediaOf } from '../apod/media.ts'

/** Whether an entry's media could not be loaded, and the way to say that it couldn't. */
export function useMediaFailure(entry: Entry): [failed: boolean, onFail: () => void] {
  const [failedAddress, setFailedAddress] = useState<string>()
  const media = mediaOf(entry)
  if (media.kind === 'none') return [false, () => {}]
  const { address } = media
  return [failedAddress === address, () => setFailedAddress(address)]
}
