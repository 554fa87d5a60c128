import { useEffect, useEffectEvent } from 'react'
import { altOf } from '../apod/entry-text.ts'
import type { Entry } from '../apod/entry.ts'
import { MediaOrNotice } from '../media/EntryMedia.tsx'
import { retryFiles, useMediaLoad } from '../media/file-load.ts'
import { Picture } from '../media/Picture.tsx'
import { useAddress } from '../navigation/history.ts'
import { Timer } from '../ui/Timer.tsx'
import styles from './Lightbox.module.css'

interface SlideshowPictureProps {
  entry: Entry
  className: string
  isShown: boolean
  isCurrent: boolean
  isTimed: boolean
  isZoomed: boolean
  onReady: (ratio: number) => void
  onElapsed: () => void
}

export function SlideshowPicture(props: SlideshowPictureProps) {
  const { entry, className, isShown, isCurrent, isTimed, isZoomed, onReady, onElapsed } = props
  const { secondsPerPicture } = useAddress()
  const load = useMediaLoad(entry)
  const { status, ratio } = load

  const show = useEffectEvent(() => onReady(ratio))
  const canShow = isCurrent && status === 'ready' && !isZoomed
  useEffect(() => {
    if (canShow) show()
  }, [canShow])

  // A slow picture is skipped after 30 seconds. A failed one is skipped after two, so that a list of broken pictures doesn't race past.
  const seconds = { loading: 30, ready: secondsPerPicture, failed: 2, none: 2 }[status]
  return (
    <>
      {isCurrent && (
        <Timer
          key={status}
          seconds={seconds}
          isRunning={isTimed && !isZoomed}
          onElapsed={onElapsed}
        />
      )}
      {/* A frame has nobody to press Try again. Uses `retryFiles`, because that also stops a request that hangs. */}
      {status !== 'ready' && <Timer key={load.key} seconds={60} onElapsed={retryFiles} />}
      {(isShown || status !== 'failed') && (
        <div className={`${styles.picture} ${className}`}>
          <MediaOrNotice entry={entry} load={load}>
            <Picture load={load} fit="contain" alt={altOf(entry)} decoding="sync" />
          </MediaOrNotice>
        </div>
      )}
    </>
  )
}
