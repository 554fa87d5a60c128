import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { PictureSource } from '../apod/picture-sources.ts'
import { fileRequests } from './files.ts'
import { requestPicture } from './picture-box.ts'

interface PictureOptions {
  /** What the picture is of, such as a day. The picture of something else only stands in until this one is ready. */
  of: string
  /** The wanted file. Undefined while it is unknown, and null if there is none, which takes the last picture away. */
  file: PictureSource | null | undefined
  alt: string
  onError: () => void
  /** A file of the same picture that is probably in memory, so it comes first. */
  fileInMemory?: PictureSource | undefined
  /** A small file of the same picture, requested if the wanted one takes more than 300 ms. */
  preview?: PictureSource | undefined
  /** Whether a picture that is in memory fades in, too. */
  alwaysFades?: boolean
  /** Whether the picture of something else stands in. */
  keepsLast?: boolean
}

export interface Layer {
  of: string
  file: PictureSource
  alt: string
  /** A React key, so that an element stays the same while its role changes. */
  key: string
  /** Undefined until the file is ready. */
  image?: HTMLImageElement
}

export type PictureState = ReturnType<typeof usePicture>

/** Two sources may have the same URL, and only one of them smaller files. */
const idOf = ({ srcset = '', url }: PictureSource) => `${srcset} ${url}`

/** Shows the wanted file once it is ready, above the last one that was, which then goes. `Picture` renders the result. */
export function usePicture(options: PictureOptions) {
  const { of, file, alt, onError, fileInMemory, preview } = options
  const { alwaysFades = false, keepsLast = true } = options
  const { restarts, isStopping } = useStore(fileRequests)
  const [{ shown, leaving }, setReady] = useState<{ shown?: Layer; leaving?: Layer }>({})
  const [failedUrl, setFailedUrl] = useState('')
  const isReady = shown !== undefined && file != null && idOf(shown.file) === idOf(file)
  const isOwn = isReady || shown?.of === of
  if (shown && !isOwn && (file === null || !keepsLast)) setReady({})

  const { url: previewUrl } = preview ?? {}
  const isPreviewWanted = previewUrl !== undefined && !isOwn && !isStopping
  useEffect(() => {
    if (!isPreviewWanted) return undefined
    let stop = () => {}
    const timer = setTimeout(() => {
      stop = requestPicture({ url: previewUrl }, (image) => {
        setReady({ shown: { of, file: { url: previewUrl }, alt, key: previewUrl, image } })
      })
    }, 300)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [isPreviewWanted, of, alt, previewUrl])

  const first = isOwn || fileInMemory?.url === failedUrl ? undefined : fileInMemory
  const next = first ?? file
  const wanted =
    next && !isReady && !isStopping
      ? { of, file: next, alt, key: `${restarts} ${idOf(next)}` }
      : undefined
  return {
    /** The wanted file, while it isn't ready. */
    wanted,
    /** What is shown, even if it is only a preview, or of something else. */
    shown: isReady ? { ...shown, alt } : shown,
    /** What was shown before, while `shown` fades in. */
    leaving: isReady ? leaving : undefined,
    isReady,
    /** Whether what is shown is of what is wanted. */
    isOwn,
    ratio: shown?.image && shown.image.naturalWidth / shown.image.naturalHeight,
    /** Shows the wanted file. One that is in memory doesn't fade in, because that would show it later. */
    show(image: HTMLImageElement, isInMemory: boolean) {
      if (!wanted) return
      const fades = alwaysFades || !isInMemory
      setReady((ready) => {
        // While it was decoded, another render may have found it complete.
        if (ready.shown?.key === wanted.key) return ready
        return {
          shown: { ...wanted, image },
          ...(fades && ready.shown && { leaving: ready.shown }),
        }
      })
    },
    handleError: () => {
      // The same file again would be the same element, which reports its failure only once.
      if (first && (!file || idOf(first) !== idOf(file))) setFailedUrl(first.url)
      else onError()
    },
    endFade: () => setReady((ready) => (ready.shown ? { shown: ready.shown } : {})),
  }
}
