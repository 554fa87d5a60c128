import { type RefObject, useId } from 'react'
import { useStore } from 'zustand'
import { copyrightLineOf } from '../../apod/entry-text.ts'
import type { Entry } from '../../apod/entry.ts'
import { EntryMedia, PreviewPicture } from '../../media/EntryMedia.tsx'
import type { MediaLoad } from '../../media/file-load.ts'
import { ratioOf, defaultRatio } from '../../media/picture-box.ts'
import { openedTile } from '../../ui/picture-transition.ts'
import { useShortcut } from '../../ui/shortcuts.ts'
import { EntryHeader } from '../EntryHeader.tsx'
import { OtherYearsLink, Explanation } from '../EntryText.tsx'
import { OpenableArticle, TitleButton } from '../OpenableArticle.tsx'
import styles from './EntryCard.module.css'

interface EntryCardProps {
  entry: Entry
  load: MediaLoad
  /** Whether the next entry is loading. */
  isStale: boolean
  /** The date of that entry, once it takes long. Then only the picture stays, dimmed. */
  loadingDate: string | undefined
  titleRef: RefObject<HTMLButtonElement | null>
  onOpen: () => void
}

export function EntryCard(props: EntryCardProps) {
  const { entry, load, isStale, loadingDate, titleRef, onOpen } = props
  const titleId = useId()
  const copyrightLine = copyrightLineOf(entry)
  const opacity = loadingDate && '35%'
  const isPicture = load.media.kind === 'picture' && load.status === 'ready'
  useShortcut('Enter', () => titleRef.current?.click())

  return (
    <OpenableArticle titleId={titleId} titleRef={titleRef} onOpen={onOpen}>
      <div className={styles.aboveText}>
        <div className={styles.media} style={{ '--ratio': ratioOf(load.media), opacity }}>
          {loadingDate && !isPicture ? (
            <PreviewPicture date={loadingDate} />
          ) : (
            <EntryMedia entry={entry} load={load} />
          )}
        </div>
        {loadingDate ? (
          <EntryHeader date={loadingDate} title={<h2 id={titleId}>Loading...</h2>} />
        ) : (
          <EntryHeader
            date={entry.date}
            entry={entry}
            isStale={isStale}
            title={
              <h2>
                <TitleButton titleId={titleId} titleRef={titleRef} entry={entry} />
              </h2>
            }
            credit={copyrightLine && <span className="ui-clamped">{copyrightLine}</span>}
          />
        )}
      </div>
      {!loadingDate && (
        // A new element for each day, so that it fades in.
        <div key={entry.date} className="ui-stack ui-text" data-moves="text">
          <Explanation entry={entry} />
          <OtherYearsLink date={entry.date} />
        </div>
      )}
    </OpenableArticle>
  )
}

export function CardSkeleton({ date }: { date: string }) {
  const opened = useStore(openedTile)
  const { title, ratio = defaultRatio } = opened?.date === date ? opened : {}
  return (
    <div className={styles.aboveText}>
      <div className={styles.media} style={{ '--ratio': ratio }}>
        <PreviewPicture date={date} />
      </div>
      <EntryHeader
        date={date}
        title={title ? <h2>{title}</h2> : <h2 className="ui-delayed">Loading...</h2>}
      />
    </div>
  )
}
