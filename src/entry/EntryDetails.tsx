import type { ReactNode } from 'react'
import type { Entry } from '../apod/entry.ts'
import { ownerPartsOf } from '../apod/owner-parts.ts'
import { titleOf } from '../apod/text.ts'
import { EntryActions } from './EntryActions.tsx'
import styles from './EntryDetails.module.css'
import { Explanation } from './Explanation.tsx'
import { LinkedText } from './LinkedText.tsx'
import type { LoadedMedia } from './media/use-media.ts'

interface EntryDetailsProps extends LoadedMedia {
  entry: Entry
  /** The id for its title. */
  titleId: string
  /** The first of its tools. */
  action: ReactNode
  onZoom: () => void
}

/** The words of an entry's dialog. */
export function EntryDetails({ entry, titleId, action, onZoom, ...media }: EntryDetailsProps) {
  const owner = ownerPartsOf(entry)
  return (
    <>
      <h2 id={titleId}>{titleOf(entry)}</h2>
      <div className={styles.facts}>
        <p className="line">
          <time dateTime={entry.date}>{entry.date}</time>
        </p>
        {owner.length > 0 && (
          <p className="line">
            <LinkedText parts={owner} />
          </p>
        )}
      </div>
      <div className={styles.tools}>
        {action}
        <EntryActions entry={entry} onZoom={onZoom} {...media} />
      </div>
      <div className={styles.explanation}>
        <Explanation entry={entry} />
      </div>
    </>
  )
}
