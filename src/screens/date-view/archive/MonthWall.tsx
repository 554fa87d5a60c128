import type { Ref } from 'react'
import { addDays } from '../../../apod/calendar.ts'
import type { Day } from '../../../apod/day.ts'
import { archiveDaysOf, firstWeekday, type Month, weekColumn } from '../../../apod/month.ts'
import type { ListedPicture } from '../../../service/archive/read-posts.ts'
import { ListedTile } from './ListedTile.tsx'
import styles from './MonthWall.module.css'

interface MonthWallProps {
  ref?: Ref<HTMLUListElement>
  month: Month
  today: Day
  /** The day that was shown before, if any. */
  shownDay: string | undefined
  /** Its tile takes the focus. */
  isTileWanted: boolean
  onOpen: () => void
  onFocus: () => void
  /** As far as they are known. */
  pictures: readonly ListedPicture[]
}

/** All days of a month as tiles, which stand before their pictures are known. */
export function MonthWall(props: MonthWallProps) {
  const { ref, month, today, shownDay, isTileWanted, onOpen, onFocus, pictures } = props
  const language = new Intl.DateTimeFormat().resolvedOptions().locale
  const first = firstWeekday(language)
  const weekdayOf = (day: string, weekday: 'long' | 'short') =>
    new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(new Date(day))
  const byDay = new Map(pictures.map((listed) => [listed.day, listed]))
  return (
    <>
      {/* Each link names its own weekday. */}
      <div className={styles.weekdays} aria-hidden>
        {Array.from({ length: 7 }, (_, index) => (
          // 1 January 2001 was a Monday.
          <span key={index}>{weekdayOf(addDays('2001-01-01', first - 1 + index), 'long')}</span>
        ))}
      </div>
      <ul
        ref={ref}
        className={styles.wall}
        // Safari does not expose a list without bullets.
        role="list"
      >
        {archiveDaysOf(month, today).map((day) => {
          const listed = byDay.get(day) ?? { day, title: '', picture: null }
          return (
            <li key={day} style={{ gridColumnStart: weekColumn(day, first) }}>
              <ListedTile
                listed={listed}
                isShownDay={day === shownDay}
                takesFocus={isTileWanted && day === shownDay}
                onOpen={onOpen}
                onFocus={onFocus}
                className={day === shownDay ? styles.shown : undefined}
                sizes={pictureSizes}
              >
                {(heart) => (
                  <>
                    <span className={pillClass(day === today, listed.picture !== null)}>
                      <span className={styles.number}>{Number(day.slice(8))}</span>
                      <span className={styles.weekday}>{weekdayOf(day, 'short')}</span>
                      {heart}
                    </span>
                    {listed.title && (
                      <span className={styles.words}>
                        <span className={`clamped ${styles.title}`}>{listed.title}</span>
                      </span>
                    )}
                  </>
                )}
              </ListedTile>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** As wide as a tile is; a wider picture is cropped to it. */
const pictureSizes = '(width < 22.5rem) 50vw, (width < 40rem) 33vw, (width < 60rem) 25vw, 14vw'

function pillClass(isToday: boolean, isOnPicture: boolean) {
  return `${styles.pill} ${isToday ? styles.today : ''} ${isOnPicture ? styles.onPicture : ''}`
}
