import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { PictureSource } from '../apod/picture-sources.ts'
import { fileRequests } from './files.ts'
import { prepareGlow } from './Glow.tsx'
import { requestPicture } from './picture-box.ts'

/** Requests a picture without showing it, so that it is in memory when its turn comes. */
export function usePictureAhead(file: PictureSource | undefined) {
  const { url, srcset } = file ?? {}
  const { isStopping } = useStore(fileRequests)
  const isWanted = url !== undefined && !isStopping
  useEffect(() => {
    return isWanted ? requestPicture({ url, srcset }, prepareGlow) : undefined
  }, [isWanted, url, srcset])
}
