import { useEffect, useState } from 'react'
import {
  activeSlideStatus,
  type ContainerRect,
  type GenericSlide,
  useEvents,
} from 'yet-another-react-lightbox'
import { type Entry, isPlaceholder } from '../../apod/entry.ts'
import { titleOf } from '../../apod/text.ts'
import { Picture } from '../media/Picture.tsx'
import { useMedia } from '../media/use-media.ts'
import styles from './Viewer.module.css'

/** A picture in the viewer. */
export interface PictureSlide extends GenericSlide {
  type: 'picture'
  entry?: Entry | undefined
  isFromBookmark?: boolean
  /** What there is to say where there is no picture, or not yet. */
  notice?: string
  /** What the caption says besides the title. */
  line?: string | null | undefined
}

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    picture: PictureSlide
  }
}

interface ViewedPictureProps {
  slide: PictureSlide
  isCurrent: boolean
  /** Its pictures don't move, and their largest files are not loaded. */
  isSlideshow: boolean
  /** The space for it, in px. */
  rect: ContainerRect
  /** Called when nothing of it could be loaded. */
  onFail: ((slide: PictureSlide) => void) | undefined
}

/** A picture as the card or tile has loaded it, and then from its largest file. */
export function ViewedPicture(props: ViewedPictureProps) {
  const { slide, isCurrent, isSlideshow, rect, onFail } = props
  const { entry, isFromBookmark = false } = slide
  const loaded = useMedia(entry, isFromBookmark)
  const { media, state } = loaded
  const hasLargest =
    isCurrent && !isSlideshow && media.kind === 'picture' && entry && !isPlaceholder(entry)
  const largest = hasLargest ? media.largest : undefined
  const largestState = useFile(largest)
  // As large as the space for it, until it has loaded.
  const [ratio, setRatio] = useState(rect.width / rect.height)
  const isThere = state === 'there' || largestState === 'there'
  const hasFailed = state === 'failed' && (!largest || largestState === 'failed')

  // For the slideshow, which waits for a picture that is loading.
  const { publish } = useEvents()
  const status = isThere ? 'complete' : 'loading'
  useEffect(() => {
    if (isCurrent) publish(activeSlideStatus(status))
  }, [isCurrent, status, publish])
  useEffect(() => {
    if (hasFailed) onFail?.(slide)
  }, [hasFailed, onFail, slide])

  if (!entry || media.kind !== 'picture') return <p>{slide.notice}</p>
  if (hasFailed) return <p>The picture could not be loaded.</p>
  const width = Math.min(rect.width, rect.height * ratio)
  return (
    // Just as large as the picture, so that it can't be moved beyond its edges.
    <div style={{ width, height: width / ratio }}>
      <Picture
        entry={entry}
        loaded={loaded}
        fit="whole"
        moves={isCurrent && !isSlideshow}
        largest={largestState === 'there' ? largest : undefined}
        onLoad={({ naturalWidth, naturalHeight }) => {
          // Firefox knows no size of some SVG files.
          if (naturalWidth) setRatio(naturalWidth / naturalHeight)
        }}
      />
    </div>
  )
}

/** Loads a picture's file, to be shown when all of it is there. */
function useFile(url: string | undefined) {
  const [last, setLast] = useState<{ url: string; state: 'there' | 'failed' }>()
  useEffect(() => {
    if (!url) return undefined
    const file = new Image()
    file.addEventListener('load', () => setLast({ url, state: 'there' }))
    file.addEventListener('error', () => setLast({ url, state: 'failed' }))
    file.src = url
    return () => file.removeAttribute('src')
  }, [url])
  return last && last.url === url ? last.state : 'loading'
}

/** The title and a line over the picture. */
export function Caption({ slide: { entry, line } }: { slide: PictureSlide }) {
  return (
    entry && (
      <div className={styles.caption}>
        <p className="clamped">{titleOf(entry)}</p>
        {line && <p className="clamped">{line}</p>}
      </div>
    )
  )
}
