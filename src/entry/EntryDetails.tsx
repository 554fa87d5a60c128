import { lazy, type ReactNode } from 'react'
import type { Entry } from '../apod/entry.ts'
import { paragraphsOf, titleOf } from '../apod/text.ts'
import { LazyBoundary } from '../ui/LazyBoundary.tsx'
import { CopyrightLine } from './CopyrightLine.tsx'
import { EntryMedia } from './media/EntryMedia.tsx'
import styles from './EntryDialog.module.css'
import { LinkedText } from './LinkedText.tsx'
import { useMedia } from './media/use-media.ts'

const ImageViewerButton = lazy(async () => ({
  default: (await import('./viewer/ImageViewerButton.tsx')).ImageViewerButton,
}))
const EntryActions = lazy(async () => ({
  default: (await import('./EntryActions.tsx')).EntryActions,
}))

interface EntryDetailsProps {
  entry: Entry
  /** The id for its title. */
  titleId: string
  /** Shown if the media can't be loaded. */
  fallbackAction?: ReactNode
  /** It comes from a bookmark. */
  isStored?: boolean
}

/** The content of an entry's dialog. */
export function EntryDetails({
  entry,
  titleId,
  fallbackAction,
  isStored = false,
}: EntryDetailsProps) {
  const media = useMedia(entry, isStored)
  return (
    <>
      <EntryMedia entry={entry} fit="modal" fallbackAction={fallbackAction} {...media} />
      <div className={styles.text}>
        <div className={styles.tools}>
          <LazyBoundary>
            <ImageViewerButton entry={entry} {...media} />
            <EntryActions entry={entry} {...media} />
          </LazyBoundary>
        </div>
        <h2 id={titleId}>{titleOf(entry)}</h2>
        <CopyrightLine entry={entry} isLinked />
        <p className="line">
          <time dateTime={entry.date}>{entry.date}</time>
        </p>
        <div className={styles.explanation}>
          {/* The list never changes, and two may be equal. */}
          {/* oxlint-disable react/no-array-index-key */}
          {paragraphsOf(entry).map((parts, index) => (
            <p key={index}>
              <LinkedText parts={parts} />
            </p>
          ))}
        </div>
      </div>
    </>
  )
}
