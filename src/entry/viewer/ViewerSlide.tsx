import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { activeSlideStatus, type GenericSlide, useEvents } from 'yet-another-react-lightbox'
import type { Entry } from '../../apod/entry.ts'
import { isPlaceholder } from '../../apod/nasa-quirks.ts'
import { type FileLoad, useFileLoad } from '../../ui/network.ts'
import { MediaOrNotice } from '../media/EntryMedia.tsx'
import { ratioOf } from '../media/picture-box.ts'
import { Picture } from '../media/Picture.tsx'
import { useMedia } from '../media/use-media.ts'
import styles from './Viewer.module.css'

export interface PictureSlide extends GenericSlide {
  type: 'picture'
  entry?: Entry
  /** Said where there is no picture, or not yet. */
  notice?: string
}

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    picture: PictureSlide
  }
}

interface ViewerSlideProps {
  slide: PictureSlide
  isCurrent: boolean
  /** A slideshow's pictures don't move, and their largest files are not loaded. */
  isSlideshow: boolean
}

/** A picture as the card or tile has loaded it, and then from its largest file. */
export function ViewerSlide({ slide, isCurrent, isSlideshow }: ViewerSlideProps) {
  const { entry, notice } = slide
  const media = useMedia(entry)
  const { medium, status } = media
  const hasLargest =
    isCurrent && !isSlideshow && medium.kind === 'picture' && entry && !isPlaceholder(entry)
  const loadedUrl = useLoadedFile(hasLargest ? medium.largest : undefined)
  const [ratio, setRatio] = useState(() => ratioOf(medium))

  useSlideStatus(isCurrent, status)

  if (!entry || medium.kind === 'film' || medium.kind === 'player') return <p>{notice}</p>
  return (
    // Just as large as the picture, so that the picture can't be moved beyond the window's edges.
    <div className={styles.picture} style={{ '--ratio': ratio }}>
      {status === 'failed' && !loadedUrl ? (
        <MediaOrNotice media={media}>{null}</MediaOrNotice>
      ) : (
        <Picture
          entry={entry}
          media={media}
          fit="whole"
          moves={isCurrent && !isSlideshow}
          loadedUrl={loadedUrl}
          onLoad={({ naturalWidth, naturalHeight }) => {
            media.handleLoad()
            setRatio(naturalWidth / naturalHeight)
          }}
        />
      )}
    </div>
  )
}

/** The URL of a file that is not shown yet, once it has loaded. */
function useLoadedFile(url: string | undefined) {
  const { status, handleLoad, handleError } = useFileLoad(url ? [url] : [])
  const succeed = useEffectEvent(handleLoad)
  const fail = useEffectEvent(handleError)
  useEffect(() => {
    if (!url || status !== 'loading') return undefined
    const file = new Image()
    file.addEventListener('load', succeed)
    file.addEventListener('error', fail)
    file.src = url
    return () => file.removeAttribute('src')
  }, [url, status])
  return status === 'ready' ? url : undefined
}

/** How long a slideshow waits for a picture, in milliseconds. */
const patience = 30_000

/** Tells the library how far the current slide is: a slideshow waits for it, and passes over one that fails. */
function useSlideStatus(isCurrent: boolean, status: FileLoad['status']) {
  const { publish } = useEvents()
  // A layout effect, so that a failed slide is passed over before it is painted.
  useLayoutEffect(() => {
    if (!isCurrent) return undefined
    publish(activeSlideStatus(statuses[status]))
    if (status !== 'loading') return undefined
    const timer = setTimeout(() => publish(activeSlideStatus('error')), patience)
    return () => clearTimeout(timer)
  }, [isCurrent, status, publish])
}

const statuses = { loading: 'loading', ready: 'complete', failed: 'error' } as const
