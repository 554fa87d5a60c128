import { type SyntheticEvent, useEffect, useState } from 'react'
import {
  activeSlideStatus,
  type ContainerRect,
  type GenericSlide,
  useEvents,
} from 'yet-another-react-lightbox'
import type { Entry } from '../../apod/entry.ts'
import type { PictureSource } from '../../apod/picture-sources.ts'
import { altOf, titleOf } from '../../apod/text.ts'
import { transitionEnd } from '../../ui/motion/move-picture.ts'
import { Picture } from '../media/Picture.tsx'
import styles from './Viewer.module.css'

/** A picture in the viewer; nothing but its type while it is loading. */
export interface PictureSlide extends GenericSlide {
  type: 'picture'
  entry?: Entry | undefined
  /** The ways to load it, best first. */
  sources?: readonly PictureSource[] | undefined
  /** The URL of the largest one, which is shown in its place once it has loaded. */
  largest?: string | undefined
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
  /** The space for it, in px. */
  rect: ContainerRect
  /** Called when nothing of it could be loaded. */
  onFail: ((slide: PictureSlide) => void) | undefined
}

/** The picture that loads first, and in its place the largest one when that has loaded. */
export function ViewedPicture({ slide, isCurrent, rect, onFail }: ViewedPictureProps) {
  const { entry, sources = [] } = slide
  const [failures, setFailures] = useState(0)
  const [largestState, setLargestState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const largest = largestState === 'failed' ? undefined : slide.largest
  const [natural, setNatural] = useState<ContainerRect>()
  const source = sources[failures]
  const hasFailed = entry && !source && !largest
  const { width, height } = natural ?? rect
  const scale = natural ? Math.min(rect.width / width, rect.height / height) : 1

  // For the slideshow, which waits for a picture that is loading.
  const { publish } = useEvents()
  const status = natural ? 'complete' : 'loading'
  useEffect(() => {
    if (isCurrent) publish(activeSlideStatus(status))
  }, [isCurrent, status, publish])
  useEffect(() => {
    if (hasFailed) onFail?.(slide)
  }, [hasFailed, onFail, slide])

  function measure({ target }: SyntheticEvent) {
    if (!(target instanceof HTMLImageElement)) return
    // Firefox knows no size of some SVG files.
    const { naturalWidth, naturalHeight } = target
    setNatural(naturalWidth ? { width: naturalWidth, height: naturalHeight } : rect)
  }

  if (!entry) return <p>Loading…</p>
  if (hasFailed) return <p>The picture could not be loaded.</p>
  return (
    <div
      // Just as large as the picture, so that it can't be moved beyond its edges.
      style={{ width: width * scale, height: height * scale }}
      onLoadCapture={measure}
    >
      {largestState !== 'loaded' && source && (
        <Picture
          entry={entry}
          source={source}
          fit="whole"
          onError={() => setFailures((before) => before + 1)}
        />
      )}
      {largest && (
        <img
          // Firefox loads twice if `src` is set before the element is in the page.
          ref={(image) => {
            if (image && !image.src) image.src = largest
          }}
          alt={altOf(entry)}
          data-picture={entry.date}
          hidden={largestState !== 'loaded'}
          // One that moves must not be replaced.
          onLoad={() => void transitionEnd().then(() => setLargestState('loaded'))}
          onError={() => setLargestState('failed')}
        />
      )}
    </div>
  )
}

/** The title and a line over the picture. */
export function Caption({ slide: { entry, line } }: { slide: PictureSlide }) {
  return (
    entry && (
      <div className={styles.caption}>
        <p className="clamped">{titleOf(entry)}</p>
        {line && <p className="line clamped">{line}</p>}
      </div>
    )
  )
}
