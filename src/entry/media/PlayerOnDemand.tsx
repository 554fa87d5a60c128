import { Play } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { afterScrolling, isScrolling } from '../../ui/scrolling.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Player } from './Player.tsx'
import styles from './PlayerOnDemand.module.css'

interface PlayerOnDemandProps {
  url: string
  title: string
}

/** A player that requests nothing until the visitor presses play. */
export function PlayerOnDemand({ url, title }: PlayerOnDemandProps) {
  const [wanted, setWanted] = useState(false)
  const [framed, setFramed] = useState(() => !isScrolling())
  const frame = useRef<HTMLIFrameElement>(null)

  // A frame takes longer to create than the rest of its card.
  useEffect(() => afterScrolling(() => setFramed(true)), [])

  function play() {
    setWanted(true)
    // The button disappears: move the focus. Firefox refuses to focus another origin's
    // frame during a key event.
    setTimeout(() => frame.current?.focus())
  }

  return (
    <div className={styles.frame}>
      {(framed || wanted) && <Player ref={frame} url={url} title={title} held={!wanted} />}
      {!wanted && (
        <button type="button" className={styles.play} aria-label={`Play ${title}`} onClick={play}>
          <Icon icon={Play} />
        </button>
      )}
    </div>
  )
}
