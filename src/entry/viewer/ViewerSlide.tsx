import { useEffect, useState } from 'react'
import { activeSlideStatus, type GenericSlide, useEvents } from 'yet-another-react-lightbox'
import type { Entry } from '../../apod/entry.ts'
import { isPlaceholder } from '../../apod/nasa-quirks.ts'
import { MediaOrNotice } from '../media/EntryMedia.tsx'
import { ratioOf } from '../media/picture-box.ts'
import { Picture } from '../media/Picture.tsx'
import { useMedia } from '../media/use-media.ts'
import styles from './Viewer.module.css'

/** A picture in the viewer. */
export interface PictureSlide extends GenericSlide {
  type: 'picture'
  entry?: Entry
  isFromBookmark?: boolean
  /** What there is to say where there is no picture, or not yet. */
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
  /** Its pictures don't move, and their largest files are not loaded. */
  isSlideshow: boolean
  onFail: ((slide: PictureSlide) => void) | undefined
}

/** A picture as the card or tile has loaded it, and then from its largest file. */
export function ViewerSlide({ slide, isCurrent, isSlideshow, onFail }: ViewerSlideProps) {
  const { entry, isFromBookmark = false, notice } = slide
  const loading = useMedia(entry, isFromBookmark)
  const { media, state } = loading
  const hasLargest =
    isCurrent && !isSlideshow && media.kind === 'picture' && entry && !isPlaceholder(entry)
  const largest = useLoadedFile(hasLargest ? media.largest : undefined)
  const [ratio, setRatio] = useState(() => ratioOf(media))
  const hasFailed = state === 'failed' && !largest

  // A slideshow waits for a picture that is loading.
  const { publish } = useEvents()
  const status = state === 'loading' ? 'loading' : 'complete'
  useEffect(() => {
    if (isCurrent) publish(activeSlideStatus(status))
  }, [isCurrent, status, publish])
  useEffect(() => {
    if (hasFailed) onFail?.(slide)
  }, [hasFailed, onFail, slide])

  if (!entry || media.kind === 'film' || media.kind === 'player') return <p>{notice}</p>
  return (
    // Just as large as the picture, so that it can't be moved beyond its edges.
    <div className={styles.picture} style={{ '--ratio': ratio }}>
      {hasFailed || media.kind === 'none' ? (
        <MediaOrNotice entry={entry} loading={loading}>
          {null}
        </MediaOrNotice>
      ) : (
        <Picture
          entry={entry}
          loading={loading}
          fit="whole"
          moves={isCurrent && !isSlideshow}
          largest={largest}
          onLoad={({ naturalWidth, naturalHeight }) => {
            loading.reportLoad()
            setRatio(naturalWidth / naturalHeight)
          }}
        />
      )}
    </div>
  )
}

/** The address of a file once it has loaded. */
function useLoadedFile(url: string | undefined) {
  const [loaded, setLoaded] = useState<string>()
  useEffect(() => {
    if (!url) return undefined
    const file = new Image()
    file.addEventListener('load', () => setLoaded(url))
    file.src = url
    return () => file.removeAttribute('src')
  }, [url])
  return loaded === url ? loaded : undefined
}
