import type { ReactNode, RefObject } from 'react'
import type { Entry } from '../../apod/entry.ts'
import { Backdrop } from '../media/Backdrop.tsx'
import { CardOfEntry } from './CardOfEntry.tsx'
import { CardSkeleton } from './CardSkeleton.tsx'
import styles from './EntryCard.module.css'

interface EntryCardProps {
  /** What slides and follows a finger. */
  ref: RefObject<HTMLDivElement | null>
  /** Stand above the card. */
  messages: ReactNode
  entry: Entry | undefined
  isLoading: boolean
  isFromBookmark: boolean
  /** Stand on the picture's lower edge while the days below them change. */
  buttonsOnPicture: ReactNode
  /** Its title has the focus now. */
  takesFocus: boolean
  heart: ReactNode
  /** Called each time that a picture is there. */
  onPictureLoad: () => void
  /** Opens the entry's dialog. */
  onOpen: () => void
}

/** The entry of a day, as high as its parent: the picture takes what its label leaves. */
export function EntryCard(props: EntryCardProps) {
  const { ref, messages, entry, isLoading, buttonsOnPicture, ...ofEntry } = props
  const hasButtons = Boolean(buttonsOnPicture)
  return (
    <div className={`block-on-paper ${entry || isLoading ? styles.frame : ''}`}>
      <div className={styles.light}>
        <Backdrop />
      </div>
      <div className={styles.messages}>{messages}</div>
      {hasButtons && <div className={styles.buttons}>{buttonsOnPicture}</div>}
      <div ref={ref} className={`block-on-paper ${styles.day}`}>
        {isLoading && <CardSkeleton />}
        {entry && (
          <CardOfEntry key={entry.date} entry={entry} hasButtons={hasButtons} {...ofEntry} />
        )}
      </div>
    </div>
  )
}
