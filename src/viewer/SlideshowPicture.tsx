import { useEffect, useEffectEvent, useState } from 'react'
import type { Entry } from '../apod/entry.ts'
import { MediaOrNotice } from '../media/EntryMedia.tsx'
import { usualRatio } from '../media/picture-box.ts'
import { Picture } from '../media/Picture.tsx'
import { useMediaLoad } from '../media/use-media-load.ts'
import { useAddress } from '../navigation/history.ts'
import { usualSeconds } from '../navigation/slideshow-play.ts'
import styles from './Viewer.module.css'

interface SlideshowPictureProps {
  entry: Entry
  isShown: boolean
  isCurrent: boolean
  isPlaying: boolean
  /** Called once the current picture of the playlist has loaded. */
  onSeen: (ratio: number) => void
  /** Called when the current picture has had its time. */
  onEnd: () => void
}

/** A picture in the file that a tile has, loaded before it is shown. */
export function SlideshowPicture(props: SlideshowPictureProps) {
  const { entry, isShown, isCurrent, isPlaying, onSeen, onEnd } = props
  const { every = usualSeconds } = useAddress()
  const load = useMediaLoad(entry)
  const { status } = load
  const [ratio, setRatio] = useState(usualRatio)

  const see = useEffectEvent(() => onSeen(ratio))
  useEffect(() => {
    if (isCurrent && status === 'ready') see()
  }, [isCurrent, status])

  const seconds = { loading: 30, ready: every, failed: 2, none: 2 }[status]
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!isPlaying || !isCurrent) return undefined
    const timer = setInterval(end, seconds * 1000)
    return () => clearInterval(timer)
  }, [isPlaying, isCurrent, seconds])

  const tryAgain = useEffectEvent(load.retry)
  useEffect(() => {
    if (status !== 'failed') return undefined
    const timer = setInterval(tryAgain, 60_000)
    return () => clearInterval(timer)
  }, [status])

  if (!isShown && status === 'failed') return null
  return (
    <div className={isShown ? styles.shown : ''} hidden={!isShown}>
      <MediaOrNotice entry={entry} load={load}>
        <Picture
          entry={entry}
          load={load}
          fit="whole"
          decoding="sync"
          onLoad={({ naturalWidth, naturalHeight }) => {
            setRatio(naturalWidth / naturalHeight)
            load.handleLoad()
          }}
        />
      </MediaOrNotice>
    </div>
  )
}
