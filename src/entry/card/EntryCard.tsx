import { type RefObject, useId } from 'react'
import { copyrightLineOf } from '../../apod/entry-text.ts'
import type { Entry } from '../../apod/entry.ts'
import { EntryMedia, PreviewPicture } from '../../media/EntryMedia.tsx'
import type { MediaLoad } from '../../media/file-load.ts'
import { ratioOf, defaultRatio } from '../../media/picture-box.ts'
import { useMovedPicture } from '../../ui/picture-transition.ts'
import { useShortcut } from '../../ui/shortcuts.ts'
import { EntryHeader } from '../EntryHeader.tsx'
import { OtherYearsLink, Explanation } from '../EntryText.tsx'
import { OpenableArticle, TitleButton } from '../OpenableArticle.tsx'
import styles from './EntryCard.module.css'

interface EntryCardProps {
  selectedDate: string
  /** The date's entry or, while that loads, the previous one. */
  entry: Entry
  load: MediaLoad
  isLoading: boolean
  /** Whether it has been loading for a second. Then only the previous picture stays. */
  isSlow: boolean
  titleRef: RefObject<HTMLButtonElement | null>
  onOpen: () => void
}

export function EntryCard(props: EntryCardProps) {
  const { selectedDate, entry, load, isLoading, isSlow, titleRef, onOpen } = props
  const titleId = useId()
  const shown = isSlow ? undefined : entry
  const copyrightLine = shown && copyrightLineOf(shown)
  useShortcut('Enter', () => titleRef.current?.click())

  return (
    <OpenableArticle date={entry.date} titleId={titleId} titleRef={titleRef} onOpen={onOpen}>
      <div className={styles.media} style={{ '--ratio': ratioOf(load.media) }}>
        <EntryMedia entry={entry} load={load} isDimmed={isSlow} />
      </div>
      <div data-moves="words">
        <EntryHeader
          date={shown?.date ?? selectedDate}
          entry={shown}
          isStale={isLoading}
          titleId={titleId}
          titleButton={shown && <TitleButton titleRef={titleRef} entry={shown} />}
          credit={copyrightLine && <span className="ui-clamped">{copyrightLine}</span>}
        />
        {shown && (
          // A new element for each day, so that it fades in.
          <div key={shown.date} className="ui-stack ui-text">
            <Explanation entry={shown} />
            <OtherYearsLink date={shown.date} />
          </div>
        )}
      </div>
    </OpenableArticle>
  )
}

export function CardSkeleton({ date }: { date: string }) {
  const { title, ratio = defaultRatio } = useMovedPicture(date) ?? {}
  return (
    <>
      <div className={styles.media} style={{ '--ratio': ratio }}>
        <PreviewPicture date={date} />
      </div>
      <div data-moves="words">
        <EntryHeader date={date} titleIfNoEntry={title} />
      </div>
    </>
  )
}
