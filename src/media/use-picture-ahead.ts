import { useEffect } from 'react'
import type { PictureSource } from '../apod/picture-sources.ts'
import { prepareGlow } from './Glow.tsx'
import { requestPicture } from './picture-box.ts'

/** Requests a picture without showing it, so that it is in memory when its turn comes. */
export function usePictureAhead(file: PictureSource | undefined) {
  const { url, srcset } = file ?? {}
  useEffect(() => {
    return url === undefined ? undefined : requestPicture({ url, srcset }, prepareGlow)
  }, [url, srcset])
}
