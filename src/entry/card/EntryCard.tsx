import { useId } from 'react'
import { copyrightLineOf } from '../../apod/entry-text.ts'
import type { Entry } from '../../apod/entry.ts'
import { EntryMedia } from '../../media/EntryMedia.tsx'
import type { ShownMedia } from '../../media/use-shown-media.ts'
import { focusIds } from '../../ui/focus.ts'
import { useRememberedPicture } from '../../ui/picture-transition.ts'
import { EntryHeader } from '../EntryHeader.tsx'
import { Explanation, LoadingText, OtherYearsLink } from '../EntryText.tsx'
import { OpenableArticle, TitleButton } from '../OpenableArticle.tsx'
import styles from './EntryCard.module.css'

interface EntryCardProps {
  selectedDate: string
  entry: Entry | undefined
  shownMedia: ShownMedia
  onOpen: () => void
}

export function EntryCard(props: EntryCardProps) {
  const { selectedDate, entry, shownMedia, onOpen } = props
  const titleId = useId()
  const date = entry?.date ?? selectedDate
  const copyright = entry && copyrightLineOf(entry)
  const remembered = useRememberedPicture(date)

  return (
    <OpenableArticle date={date} titleId={titleId} onOpen={entry && onOpen}>
      <EntryMedia className={styles.media} entry={entry} shownMedia={shownMedia} />
      {/* The key lets the loaded entry's words appear below its picture, instead of jumping there. */}
      <div key={entry ? 'loaded' : 'loading'}>
        <EntryHeader
          date={date}
          entry={entry}
          titleId={titleId}
          titleIfNoEntry={remembered?.title}
          titleButton={
            entry && <TitleButton id={focusIds.dayTitle} entry={entry} onOpen={onOpen} />
          }
          copyright={copyright && <span className="ui-clamped ui-fades-in">{copyright}</span>}
        />
        {entry ? (
          <div className="ui-stack ui-text ui-fades-in">
            <Explanation entry={entry} />
            <OtherYearsLink date={date} />
          </div>
        ) : (
          <LoadingText />
        )}
      </div>
    </OpenableArticle>
  )
}
