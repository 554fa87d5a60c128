import { addDays, formatDay, visitorLocale } from '../apod/calendar.ts'
import type { Day } from '../apod/day.ts'
import { firstWeekday, weekColumn } from '../apod/month.ts'
import { goTo } from '../navigation/history.ts'
import { FailureNotice } from '../service/FailureNotice.tsx'
import { useMediaQuery } from '../ui/hooks.ts'
import { useAnnouncement } from '../ui/messages.tsx'
import { Select } from '../ui/Select.tsx'
import { StepButtons, useSwipe } from '../ui/steps.tsx'
import { windows } from '../ui/windows.ts'
import { DayTile } from './DayTile.tsx'
import { askListAgain } from './nasa-list/list-query.ts'
import { useWall } from './nasa-list/use-nasa-list.ts'
import styles from './Wall.module.css'
import type { PathOptions, WallOfDays } from './walls.ts'

interface WallProps {
  wall: WallOfDays
  today: Day
  selectedDate: string | undefined
}

/** Days as tiles, shown before their pictures are known, and without them. */
export function Wall({ wall, today, selectedDate }: WallProps) {
  const { name, request, steps } = wall
  const { listedDays, status, error, isTryingAgain } = useWall(wall)
  const isMonth = 'month' in request
  // Columns of weekdays need a wide window.
  const hasColumns = !useMediaQuery(windows.narrow) && isMonth
  const first = firstWeekday(visitorLocale())
  const sentence = status === 'failed' ? '' : `${name} is shown.`
  useAnnouncement(status === 'loading' || isTryingAgain ? 'Loading.' : sentence)
  return (
    <>
      {status === 'failed' && (
        <FailureNotice
          error={error}
          sentence="NASA’s list can’t be reached. The days below still open."
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
        {listedDays.map((listedDay) => {
          const { day } = listedDay
          const number = isMonth ? String(Number(day.slice(8))) : day.slice(0, 4)
          const weekday = isMonth && !hasColumns ? formatDay(day, 'weekday') : undefined
          return (
            <li
              // A step to another wall changes the tiles in place.
              key={number}
              style={{ '--column': isMonth ? weekColumn(day, first) : undefined }}
            >
              <DayTile
                listedDay={listedDay}
                number={number}
                weekday={weekday}
                isSelected={day === selectedDate}
                isToday={day === today}
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

/** A wall's name as two selects that look like a heading, the order of its days, and the steps. */
export function WallHead({ name, path, nameSelects, orderSelect, steps }: WallOfDays) {
  return (
    <>
      <div className={`ui-row ${styles.heading}`}>
        <h2 className="ui-visually-hidden">{name}</h2>
        {nameSelects.map((select) => (
          <PathSelect key={select.label} path={path} {...select} />
        ))}
      </div>
      {orderSelect && <PathSelect path={path} {...orderSelect} />}
      <div className={styles.steps}>
        <StepButtons {...steps} variant="ui-icon-button" />
      </div>
    </>
  )
}

/** Leads to the chosen path. */
export function PathSelect({ path, ...others }: PathOptions & { path: string }) {
  return (
    <Select
      {...others}
      value={path}
      onChange={(chosen, isByKey) => goTo(chosen, { isReplacing: isByKey })}
    />
  )
}
