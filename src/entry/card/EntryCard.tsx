import { type ReactNode, type RefObject, useEffect } from 'react'
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
  /** Stand on the picture's lower edge while the days below them change. */
  buttonsOnPicture: ReactNode
  /** The button that is the entry's title. */
  titleRef: RefObject<HTMLButtonElement | null>
  heart: ReactNode
  /** Opens the entry's dialog. */
  onOpen: () => void
}

/** The entry of a day, as high as its parent: the picture takes what its label leaves. */
export function EntryCard(props: EntryCardProps) {
  const { ref, messages, entry, isLoading, isFromBookmark, buttonsOnPicture, ...ofEntry } = props
  const hasButtons = Boolean(buttonsOnPicture)
  const loaded = useMedia(entry, isFromBookmark)
  const ratio = ratioOf(loaded.media)
  const { media, state } = loaded
  const hasPicture = media.kind === 'picture' && state === 'there'
  const isWaiting = isLoading || state === 'loading'
  useEffect(() => {
    if (!isWaiting) fetchRest(hasPicture ? 'picture' : 'load')
  }, [isWaiting, hasPicture])
  const shape = entry ? `${styles.frame} ${styles[shapeOf(ratio)] ?? ''}` : styles.frame

  return (
    <div className={entry || isLoading ? shape : undefined} style={{ '--ratio': ratio }}>
      <div className={styles.pageBackdrop}>
        <Backdrop />
      </div>
      <div className={styles.messages}>{messages}</div>
      {hasButtons && <div className={styles.buttons}>{buttonsOnPicture}</div>}
      <div ref={ref} className={styles.day}>
        {isLoading && <CardSkeleton />}
        {entry && (
          <CardOfEntry
            key={entry.date}
            entry={entry}
            loaded={loaded}
            hasButtons={hasButtons}
            {...ofEntry}
          />
        )}
      </div>
    </div>
  )
}
