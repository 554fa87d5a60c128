import { useRef } from 'react'
import { addDays, visitorEnglish } from '../../../apod/calendar.ts'
import type { Day } from '../../../apod/day.ts'
import { archiveDaysOf, firstWeekday, type Month, weekColumn } from '../../../apod/month.ts'
import { useRememberedPlace } from '../../../navigation/use-remembered-place.ts'
import { Announcement } from '../../../ui/Announcement.tsx'
import { useMediaQuery } from '../../../ui/use-media-query.ts'
import { useSwipe } from '../../../ui/use-swipe.ts'
import { useShortcuts } from '../../../ui/shortcuts.ts'
import { type Steps, stepShortcuts } from '../../../ui/steps.ts'
import { FailureNotice } from '../FailureNotice.tsx'
import { ListedTile } from './ListedTile.tsx'
import styles from './Wall.module.css'
import type { List } from './use-list.ts'

interface WallProps {
  month: Month
  today: Day
  steps: Steps
  list: List
  /** The date that was shown before, if any. */
  shownDay: string | undefined
}

/** All days of a month as tiles, shown before their pictures are known, and without them. */
export function Wall({ month, today, steps, list, shownDay }: WallProps) {
  const { pictures, isWhole, isLoading, error, tryAgain } = list
  const wall = useRef<HTMLUListElement>(null)
  useRememberedPlace()
  useSwipe(wall, steps)
  useShortcuts(stepShortcuts, steps)
  // In a narrow window no column says the weekday.
  const isNarrow = useMediaQuery('(width < 60rem)')
  const byDay = new Map(pictures.map((listed) => [listed.day, listed]))
  return (
    <>
      <Announcement>{isLoading ? 'Loading.' : isWhole ? 'The month is shown.' : ''}</Announcement>
      {error !== undefined && (
        <FailureNotice error={error} isTryingAgain={isLoading} onTryAgain={tryAgain}>
          <span className="line"> The days below still open.</span>
        </FailureNotice>
      )}
      {/* Each link names its own weekday. */}
      <div className={styles.weekdays} aria-hidden>
        {Array.from({ length: 7 }, (_, index) => (
          // 1 January 2001 was a Monday.
          <span key={index}>
            {weekdays.long.format(new Date(addDays('2001-01-01', first - 1 + index)))}
          </span>
        ))}
      </div>
      <ul
        ref={wall}
        className={styles.wall}
        // Safari does not expose a list without bullets.
        role="list"
      >
        {archiveDaysOf(month, today).map((day) => {
          const number = Number(day.slice(8))
          const weekday = isNarrow && weekdays.short.format(new Date(day))
          return (
            <li key={day} style={{ gridColumnStart: weekColumn(day, first) }}>
              <ListedTile
                listed={byDay.get(day) ?? { day, title: '', picture: null }}
                label={weekday ? `${number} ${weekday}` : String(number)}
                isShownDay={day === shownDay}
                signsClass={`${styles.pill} ${day === today ? styles.today : ''}`}
                // As wide as a tile is; a wider picture is cropped to it.
                sizes="(width < 22.5rem) 50vw, (width < 40rem) 33vw, (width < 60rem) 25vw, 14vw"
              >
                <b>{number}</b> {weekday && <span className={styles.weekday}>{weekday}</span>}
              </ListedTile>
            </li>
          )
        })}
      </ul>
    </>
  )
}

const first = firstWeekday(visitorEnglish)
const weekdays = { long: weekdayFormat('long'), short: weekdayFormat('short') }

function weekdayFormat(weekday: 'long' | 'short') {
  return new Intl.DateTimeFormat(visitorEnglish, { weekday, timeZone: 'UTC' })
}
