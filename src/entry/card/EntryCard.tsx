import { type RefObject, useId } from 'react'
import { copyrightLineOf } from '../../apod/entry-text.ts'
import type { Entry } from '../../apod/entry.ts'
import type { PictureSource } from '../../apod/picture-sources.ts'
import { EntryMedia } from '../../media/EntryMedia.tsx'
import type { MediaFiles } from '../../media/files.ts'
import { useRememberedPicture } from '../../ui/picture-transition.ts'
import { EntryHeader } from '../EntryHeader.tsx'
import { OtherYearsLink, Explanation } from '../EntryText.tsx'
import { OpenableArticle, TitleButton } from '../OpenableArticle.tsx'
import styles from './EntryCard.module.css'

interface EntryCardProps {
  selectedDate: string
  entry: Entry | undefined
  files: MediaFiles
  fileAhead: PictureSource | undefined
  titleRef: RefObject<HTMLButtonElement | null>
  onOpen: () => void
}

export function EntryCard(props: EntryCardProps) {
  const { selectedDate, entry, files, fileAhead, titleRef, onOpen } = props
  const titleId = useId()
  const date = entry?.date ?? selectedDate
  const copyright = entry && copyrightLineOf(entry)
  const remembered = useRememberedPicture(date)

  return (
    <OpenableArticle date={date} titleId={titleId} titleRef={titleRef} onOpen={entry && onOpen}>
      <EntryMedia
        className={styles.media}
        date={date}
        entry={entry}
        files={files}
        fileAhead={fileAhead}
      />
      {/* The key lets the loaded entry's words appear below its picture, instead of jumping there. */}
      <div key={entry ? 'loaded' : 'loading'}>
        <EntryHeader
          date={date}
          entry={entry}
          titleId={titleId}
          titleIfNoEntry={remembered?.title}
          titleButton={entry && <TitleButton titleRef={titleRef} entry={entry} />}
          copyright={copyright && <span className="ui-clamped ui-fades-in">{copyright}</span>}
        />
        {entry && (
          <div className="ui-stack ui-text ui-fades-in">
            <Explanation entry={entry} />
            <OtherYearsLink date={date} />
          </div>
        )}
      </div>
    </OpenableArticle>
  )
}
