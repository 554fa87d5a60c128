import { addDays, formatDay, visitorLocale } from '../apod/calendar.ts'
import type { Day } from '../apod/day.ts'
import { firstWeekday, weekColumn } from '../apod/month.ts'
import { useBookmarks } from '../bookmarks/bookmark-store.ts'
import { goTo } from '../navigation/history.ts'
import { pathOf } from '../navigation/address.ts'
import { useScreen } from '../navigation/screen-memory.ts'
import { FailureNotice } from '../service/FailureNotice.tsx'
import { useMediaQuery } from '../ui/hooks.ts'
import { useAnnouncement } from '../ui/messages.ts'
import { Select } from '../ui/Select.tsx'
import { StepButtons, useSwipe } from '../ui/steps.tsx'
import { windows } from '../ui/windows.ts'
import { DayTile } from './DayTile.tsx'
import { askListAgain } from './nasa-list/nasa-list.ts'
import type { ListState } from './nasa-list/use-posts.ts'
import styles from './Wall.module.css'
import type { PathSelectProps, WallOfDays } from './walls.ts'

interface WallProps {
  wall: WallOfDays
  list: ListState
  today: Day
  selectedDate: string | undefined
}

/** Days as tiles, shown before their pictures are known, and without them. */
export function Wall({ wall, list, today, selectedDate }: WallProps) {
  const { name, request, days, steps } = wall
  const { posts, status, error, isTryingAgain } = list
  const postByDay = new Map(posts.map((post) => [post.day, post]))
  const { byKey } = useBookmarks()
  const pressedLink = useScreen('pressedLink')
  const isMonth = 'month' in request
  // Columns of weekdays need a wide window.
  const hasColumns = !useMediaQuery(windows.narrow) && isMonth
  const first = firstWeekday(visitorLocale())
  const sentence = status === 'failed' ? '' : `${name} is shown.`
  useAnnouncement(status === 'loading' || isTryingAgain ? 'Loading...' : sentence)
  return (
    <>
      {status === 'failed' && (
        <FailureNotice
          error={error}
          sentence={posts.length > 0 ? 'Some pictures could not be loaded.' : listSentence}
          isTryingAgain={isTryingAgain}
          onTryAgain={askListAgain}
        />
      )}
      {hasColumns && (
        // Each link names its own weekday.
        <div className={`ui-small-print ${styles.weekdays}`} aria-hidden>
          {Array.from({ length: 7 }, (_, index) => (
            // 1 January 2001 was a Monday.
            <span key={index}>
              {formatDay(addDays('2001-01-01', first - 1 + index), 'weekday')}
            </span>
          ))}
        </div>
      )}
      <ul
        role="list"
        {...useSwipe(steps)}
        className={`${styles.wall} ${isMonth ? '' : styles.anniversary}`}
      >
        {days.map((day) => {
          const path = pathOf({ screen: 'day', date: day })
          const number = isMonth ? String(Number(day.slice(8))) : day.slice(0, 4)
          const weekday = isMonth && !hasColumns ? formatDay(day, 'weekday') : undefined
          return (
            <li
              // A step to another wall changes the tiles in place.
              key={number}
              style={{ '--column': isMonth ? weekColumn(day, first) : undefined }}
            >
              <DayTile
                post={postByDay.get(day)}
                path={path}
                number={number}
                weekday={weekday}
                isSelected={day === selectedDate}
                isToday={day === today}
                isBookmarked={byKey.has(day)}
                takesFocus={path === pressedLink}
                // The width of a tile; a wider picture is cropped to it.
                sizes={`${windows.phone} 33vw, ${windows.narrow} 25vw, 14vw`}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}

const listSentence = 'NASA’s list can’t be reached. The days below still open.'

/** A wall's name as two selects that look like a heading, the order of its days, and the steps. */
export function WallHead({ name, nameSelects, orderSelect, steps }: WallOfDays) {
  return (
    <>
      <div className={`ui-row ${styles.heading}`}>
        <h2 className="ui-visually-hidden">{name}</h2>
        {nameSelects.map((select) => (
          <PathSelect key={select.label} {...select} />
        ))}
      </div>
      {orderSelect && <PathSelect {...orderSelect} />}
      <div className={styles.steps}>
        <StepButtons {...steps} variant="ui-icon-button" />
      </div>
    </>
  )
}

/** Leads to the path of the chosen value. */
export function PathSelect<Value extends string>({ pathTo, ...others }: PathSelectProps<Value>) {
  return (
    <Select
      {...others}
      onChange={(chosen, isByKey) => goTo(pathTo(chosen), { isReplacing: isByKey })}
    />
  )
}
