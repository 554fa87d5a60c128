import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import type { Entry } from '../../apod/entry.ts'
import { fetchRest } from '../../ui/later-part.tsx'
import { Backdrop } from '../media/Backdrop.tsx'
import { ratioOf } from '../media/picture-ratio.ts'
import { useMedia } from '../media/use-media.ts'
import { shapeOf } from './card-shape.ts'
import { CardOfEntry } from './CardOfEntry.tsx'
import { CardSkeleton } from './CardSkeleton.tsx'
import styles from './EntryCard.module.css'

interface EntryCardProps {
  /** What can be swiped. */
  ref: RefObject<HTMLDivElement | null>
  /** Stand above the card. */
  messages: ReactNode
  entry: Entry | undefined
  isLoading: boolean
  isFromBookmark: boolean
  /** The button that is the entry's title. */
  titleRef: RefObject<HTMLButtonElement | null>
  heart: ReactNode
  /** Opens the entry's dialog. */
  onOpen: () => void
}

/** The entry of a day, as high as its parent: the picture takes what its label leaves. */
export function EntryCard(props: EntryCardProps) {
  const { ref, messages, entry, isLoading, isFromBookmark, ...ofEntry } = props
  const loaded = useMedia(entry, isFromBookmark)
  // A skeleton has the shape of the card before it, so that a step changes it once.
  const [lastRatio, setLastRatio] = useState(() => ratioOf(loaded.media))
  const ratio = entry ? ratioOf(loaded.media) : lastRatio
  if (ratio !== lastRatio) setLastRatio(ratio)
  const { media, state } = loaded
  const hasPicture = media.kind === 'picture' && state === 'there'
  const isWaiting = isLoading || state === 'loading'
  useEffect(() => {
    if (!isWaiting) fetchRest(hasPicture ? 'picture' : 'load')
  }, [isWaiting, hasPicture])
  const isEmpty = !entry && !isLoading
  const shape = entry && media.kind === 'none' ? 'wordsAlone' : shapeOf(ratio)

  return (
    <div
      className={`${styles.frame} ${styles[isEmpty ? 'empty' : shape]}`}
      style={{ '--ratio': ratio }}
    >
      <Backdrop source={hasPicture ? loaded.sources[0] : undefined} />
      <div className={`${styles.messages} ${isEmpty ? styles.ground : ''}`}>{messages}</div>
      <div ref={ref} className={styles.day}>
        {isLoading && <CardSkeleton />}
        {entry && <CardOfEntry key={entry.date} entry={entry} loaded={loaded} {...ofEntry} />}
      </div>
    </div>
  )
}
