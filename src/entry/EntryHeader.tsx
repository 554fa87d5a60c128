import type { ReactNode } from 'react'
import { formatDate } from '../apod/calendar.ts'
import { isDay } from '../apod/day.ts'
import { titleOf } from '../apod/entry-text.ts'
import type { Entry } from '../apod/entry.ts'
import type { BookmarkKey } from '../bookmarks/bookmark.ts'
import { HeartButton } from '../bookmarks/HeartButton.tsx'
import { useToday } from '../navigation/today.ts'
import { ShareButton } from './ShareButton.tsx'
import styles from './EntryHeader.module.css'

interface EntryHeaderProps {
  date: string
  entry?: Entry | undefined
  bookmarkKey?: BookmarkKey
  showsIsoDate?: boolean
  titleId?: string
  titleIfNoEntry?: string | undefined
  titleButton?: ReactNode
  noteButton?: ReactNode
  copyright?: ReactNode
}

export function EntryHeader(props: EntryHeaderProps) {
  const { date, entry, bookmarkKey, showsIsoDate = false } = props
  const { titleId, titleIfNoEntry, titleButton, noteButton, copyright } = props
  const isToday = useToday() === date
  const title = entry ? titleOf(entry) : titleIfNoEntry
  const titleClass = title && title.length > 60 ? styles.longTitle : ''
  return (
    <div className={styles.header} data-moves="words">
      <div className={styles.day}>
        <p className="ui-fades-in-late">
          <b>
            {isDay(date) && (
              <span className={isToday ? 'ui-accent' : undefined}>
                {`${isToday ? 'Today' : formatDate(date, 'weekday')}\u00a0· `}
              </span>
            )}
            <time dateTime={date}>{formatDate(date, 'medium')}</time>
          </b>{' '}
          {showsIsoDate && isDay(date) && <span className={styles.isoDate}>{date}</span>}
        </p>
        {noteButton}
        {entry && <ShareButton entry={entry} />}
        {entry && (
          // A new heart for each, because the previous one may still be storing its bookmark.
          <HeartButton key={bookmarkKey ?? date} entry={entry} bookmarkKey={bookmarkKey} />
        )}
      </div>
      <h2 id={titleId} className={title ? titleClass : 'ui-delayed'}>
        {titleButton ?? (title || 'Loading...')}
      </h2>
      {copyright && <p translate="no">{copyright}</p>}
    </div>
  )
}
