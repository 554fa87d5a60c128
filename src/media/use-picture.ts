import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { PictureSource } from '../apod/picture-sources.ts'
import { type LoadedFile, loadPicture, type LoadOptions } from './load-picture.ts'

/** A picture that has loaded, and what it shows, such as a day. */
interface LoadedPicture extends LoadedFile {
  subject: string
  isStandIn?: boolean
}

interface Pictures {
  shown?: LoadedPicture | undefined
  /** The one before, which fades out while the shown one fades in. */
  leaving?: LoadedPicture | undefined
}

interface PictureOptions {
  subject: string
  /** The wanted file. Undefined while it is unknown. Null, if there is none, removes what is shown. */
  file: PictureSource | null | undefined
  onError: () => void
  /** A picture of the subject that has loaded already. It shows until a file of the subject is ready. */
  standIn?: LoadedFile | undefined
  /** A small file of the subject, which loads if nothing of the subject shows after 300 ms. */
  preview?: PictureSource | undefined
  /** Whether a picture that is in memory fades in, too. */
  alwaysFades?: boolean
}

export type PictureState = ReturnType<typeof usePicture>

/** Two files may have the same URL, and only one of them smaller ones. */
export const idOf = ({ srcset = '', url }: PictureSource) => `${srcset} ${url}`

/** Loads the wanted file, and says which picture to show: that one, one of its subject, or the previous one. */
export function usePicture(options: PictureOptions) {
  const { subject, file, onError, standIn, preview, alwaysFades = false } = options
  const [{ shown, leaving }, setPictures] = useState<Pictures>({})
  const isReady = shown !== undefined && file != null && idOf(shown) === idOf(file)
  const isOfSubject = isReady || shown?.subject === subject
  const isPrevious = shown !== undefined && !isOfSubject

  if (shown && file === null) setPictures({})
  const isWaiting = !isOfSubject || (shown?.isStandIn && !isReady && shown.image !== standIn?.image)
  if (standIn && isWaiting) show({ ...standIn, isStandIn: true })

  useLoad(isReady ? undefined : file, { onReady: show, onError })
  useLoad(isOfSubject ? undefined : preview, { onReady: show, afterMs: 300 })
  function show(loaded: Omit<LoadedPicture, 'subject'>) {
    const fades = alwaysFades || loaded.hadToLoad
    setPictures(({ shown: before }) => ({
      shown: { ...loaded, subject },
      leaving: fades ? before : undefined,
    }))
  }

  const isFileKnown = file !== undefined
  // So that a new day's words don't stand beside the previous day's picture for as long as a slow one takes.
  useEffect(() => {
    if (!isPrevious || !isFileKnown) return undefined
    const timer = setTimeout(
      () => setPictures(({ shown: previous }) => ({ leaving: previous })),
      1000,
    )
    return () => clearTimeout(timer)
  }, [isPrevious, isFileKnown])

  return {
    subject,
    shown,
    leaving,
    isReady,
    /** Whether what is shown is of the wanted subject, even if it isn't the wanted file. */
    isOfSubject,
    ratio: (shown && shown.image.naturalWidth / shown.image.naturalHeight) || undefined,
    handleFadeEnd: () => setPictures(({ shown: entered }) => ({ shown: entered })),
  }
}

/** Loads a picture so that it is in memory when its turn comes. */
export function usePictureAhead(file: PictureSource | undefined) {
  useLoad(file)
}

function useLoad(file: PictureSource | null | undefined, options: LoadOptions = {}) {
  const { afterMs = 0 } = options
  const handleReady = useEffectEvent((loaded: LoadedFile) => options.onReady?.(loaded))
  const handleError = useEffectEvent(() => options.onError?.())
  const { url, srcset, sizes } = file ?? {}
  // A layout effect, so that a picture in memory shows in the same frame.
  useLayoutEffect(() => {
    if (url === undefined) return undefined
    return loadPicture(
      { url, srcset, sizes },
      { onReady: handleReady, onError: handleError, afterMs },
    )
  }, [url, srcset, sizes, afterMs])
}
