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
  entry: Entry
  load: MediaLoad
  titleRef: RefObject<HTMLButtonElement | null>
  onOpen: () => void
}

export function EntryCard(props: EntryCardProps) {
  const { entry, load, titleRef, onOpen } = props
  const titleId = useId()
  const copyrightLine = copyrightLineOf(entry)
  useShortcut('Enter', () => titleRef.current?.click())

  return (
    <OpenableArticle date={entry.date} titleId={titleId} titleRef={titleRef} onOpen={onOpen}>
      <div className={styles.media} style={{ '--ratio': ratioOf(load.media) }}>
        <EntryMedia entry={entry} load={load} />
      </div>
      <div data-moves="words">
        <EntryHeader
          date={entry.date}
          entry={entry}
          titleId={titleId}
          titleButton={<TitleButton titleRef={titleRef} entry={entry} />}
          credit={copyrightLine && <span className="ui-clamped">{copyrightLine}</span>}
        />
        {/* A new element for each day, so that it fades in. */}
        <div key={entry.date} className="ui-stack ui-text">
          <Explanation entry={entry} />
          <OtherYearsLink date={entry.date} />
        </div>
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
