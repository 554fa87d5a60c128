import { Play } from 'lucide'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import styles from './PlayOnDemand.module.css'

interface PlayOnDemandProps {
  title: string
  /** Shown until the visitor presses play. */
  still: ReactNode
  /** What plays then; give it this ref, so that it takes the focus. */
  children: (ref: (player: HTMLElement | null) => void) => ReactNode
}

/** A play button; the film or player takes its place when the visitor presses it. */
export function PlayOnDemand({ title, still, children }: PlayOnDemandProps) {
  const [isPlaying, setIsPlaying] = useState(false)
  if (isPlaying) return children(focusSoon)
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={`Play ${title}`}
      onClick={() => setIsPlaying(true)}
    >
      {still}
      <Icon icon={Play} />
    </button>
  )
}

/** The button had the focus. Firefox refuses to focus another origin's frame during a key event. */
function focusSoon(player: HTMLElement | null) {
  setTimeout(() => player?.focus())
}
