import { Play } from 'lucide'
import { useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { Player } from './Player.tsx'
import styles from './PlayOnDemand.module.css'

interface PlayOnDemandProps {
  url: string
  title: string
  /** Its still, shown until the visitor presses play. */
  poster: string | undefined
}

/** A play button; the player takes its place when the visitor presses it. */
export function PlayOnDemand({ url, title, poster }: PlayOnDemandProps) {
  const [isPlaying, setIsPlaying] = useState(false)
  if (isPlaying) return <Player ref={focusSoon} url={url} title={title} />
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={`Play ${title}`}
      onClick={() => setIsPlaying(true)}
    >
      {poster && <img alt="" loading="lazy" src={poster} />}
      <Icon icon={Play} />
    </button>
  )
}

/** The button had the focus. Firefox refuses to focus another origin's frame during a key event. */
function focusSoon(frame: HTMLIFrameElement | null) {
  setTimeout(() => frame?.focus())
}
