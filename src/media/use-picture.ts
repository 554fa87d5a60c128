import { useEffect, useState } from 'react'
import type { PictureSource } from '../apod/picture-sources.ts'
import { requestPicture } from './picture-box.ts'

interface PictureOptions {
  /** What the picture shows, such as a day. */
  subject: string
  /** The wanted file. Undefined while it is unknown. Null, if there is none, removes the previous picture. */
  file: PictureSource | null | undefined
  alt: string
  onError: () => void
  /** A file of the same subject that is probably in memory, so it comes first. */
  fileInMemory?: PictureSource | undefined
  /** A small file of the same subject, requested if the wanted one takes more than 300 ms. */
  preview?: PictureSource | undefined
  /** Whether a picture that is in memory fades in, too. That shows it later. */
  alwaysFades?: boolean
}

/** One `<img>`. While a picture gives way to the next, there are two. */
export interface PictureElement {
  subject: string
  file: PictureSource
  alt: string
  /** A React key, so that an element stays the same while its role changes. */
  key: string
  /** Undefined until the file is ready. */
  image?: HTMLImageElement
}

/**
 * `alone`: a first picture, which shows while it loads. `loading`: unseen, until its file is ready.
 * `shown`: ready. `previous`: of another subject, pale, until the wanted one is ready.
 * `entering` and `leaving`: the wanted one fades in over the one before. From memory, it is `shown` at once.
 */
type Role = 'alone' | 'loading' | 'shown' | 'previous' | 'entering' | 'leaving'

export type PictureState = ReturnType<typeof usePicture>

/** Two sources may have the same URL, and only one of them smaller files. */
const idOf = ({ srcset = '', url }: PictureSource) => `${srcset} ${url}`

/** Shows the wanted file once it is ready, and until then the previous one. `Picture` renders the result. */
export function usePicture(options: PictureOptions) {
  const { subject, file, alt, onError, fileInMemory, preview, alwaysFades = false } = options
  const [ready, setReady] = useState<{ shown?: PictureElement; leaving?: PictureElement }>({})
  const { shown } = ready
  const [failedUrl, setFailedUrl] = useState<string>()

  const isReady = shown !== undefined && file != null && idOf(shown.file) === idOf(file)
  const leaving = isReady ? ready.leaving : undefined
  /** Whether what is shown is of the wanted subject, even if it is only a preview. */
  const isOwn = isReady || shown?.subject === subject
  if (shown && !isOwn && file === null) setReady({})

  const triesMemory = !isOwn && fileInMemory !== undefined && fileInMemory.url !== failedUrl
  const next = triesMemory ? fileInMemory : file
  const wanted: PictureElement | undefined =
    next && !isReady ? { subject, file: next, alt, key: idOf(next) } : undefined

  const previewUrl = isOwn ? undefined : preview?.url
  useEffect(() => {
    if (previewUrl === undefined) return undefined
    let stop = () => {}
    const timer = setTimeout(() => {
      stop = requestPicture({ url: previewUrl }, (image) => {
        setReady({ shown: { subject, file: { url: previewUrl }, alt, key: previewUrl, image } })
      })
    }, 300)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [subject, alt, previewUrl])

  return {
    subject,
    /** From the bottom to the top. */
    elements: [
      leaving && { ...leaving, role: 'leaving' },
      shown && {
        ...shown,
        ...(isReady && { alt }),
        role: leaving ? 'entering' : isOwn ? 'shown' : 'previous',
      },
      wanted && { ...wanted, role: shown ? 'loading' : 'alone' },
    ].filter((element): element is PictureElement & { role: Role } => element !== undefined),
    /** The key of the element that has the alternative text, and that moves. */
    mainKey: isOwn ? shown?.key : wanted?.key,
    /** The image that is shown, even if it is only a preview, or of another subject. */
    image: shown?.image,
    isReady,
    isOwn,
    ratio: shown?.image && shown.image.naturalWidth / shown.image.naturalHeight,
    showWanted: (image: HTMLImageElement, isInMemory: boolean) => {
      if (!wanted) return
      const fades = alwaysFades || !isInMemory
      setReady((before) => {
        // While it was decoded, another render may have found it complete.
        if (before.shown?.key === wanted.key) return before
        return {
          shown: { ...wanted, image },
          ...(fades && before.shown && { leaving: before.shown }),
        }
      })
    },
    handleError: () => {
      // The same file again would be the same element, which reports its failure only once.
      if (next && idOf(next) !== (file && idOf(file))) setFailedUrl(next.url)
      else onError()
    },
    handleFadeEnd: () => setReady(({ shown: entered }) => (entered ? { shown: entered } : {})),
  }
}
