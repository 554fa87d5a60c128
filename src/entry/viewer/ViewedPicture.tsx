import { useState } from 'react'
import type { Entry } from '../../apod/entry.ts'
import type { PictureSource } from '../../apod/picture-sources.ts'
import { altOf } from '../../apod/text.ts'
import { transitionEnd } from '../../ui/motion/move-picture.ts'
import { Picture } from '../media/Picture.tsx'
import styles from './ImageViewer.module.css'

interface ViewedPictureProps {
  entry: Entry
  /** The picture that is already shown, if it loaded; it stays if the largest one fails. */
  source: PictureSource | undefined
  largest: string
}

/** The shown picture, and in its place the largest one when that has loaded. */
export function ViewedPicture({ entry, source, largest }: ViewedPictureProps) {
  const [fullState, setFullState] = useState<'loading' | 'loaded' | 'error'>('loading')
  const [shownFailed, setShownFailed] = useState(false)
  if ((shownFailed || !source) && fullState === 'error') {
    return <p className={styles.message}>The picture could not be loaded.</p>
  }
  return (
    <>
      {fullState !== 'loaded' && !shownFailed && source && (
        <Picture entry={entry} source={source} fit="modal" onError={() => setShownFailed(true)} />
      )}
      {fullState !== 'error' && (
        <img
          // Firefox loads twice if `src` is set before the element is in the page.
          ref={(image) => {
            if (image && !image.src) image.src = largest
          }}
          alt={altOf(entry)}
          data-picture={entry.date}
          hidden={fullState !== 'loaded'}
          // One that moves must not be replaced.
          onLoad={() => void transitionEnd().then(() => setFullState('loaded'))}
          onError={() => setFullState('error')}
        />
      )}
    </>
  )
}
