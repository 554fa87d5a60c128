import { formatDate, visitorLocale } from '../../apod/calendar.ts'
import type { Day } from '../../apod/day.ts'
import { daysOf, firstWeekday, weekColumn } from '../../apod/month.ts'
import { useBookmarks } from '../../bookmarks/stored-bookmarks.ts'
import { useToday } from '../../navigation/today.ts'
import { breakpoints } from '../../ui/breakpoints.ts'
import { useMediaQuery } from '../../ui/hooks.ts'
import { DayTile } from './DayTile.tsx'
import type { PostsResult } from './nasa-list/nasa-list.ts'
import tile from '../../ui/Tile.module.css'
import styles from './DayList.module.css'

interface DayListProps {
  label: string
  days: readonly Day[]
  result: PostsResult
  /** The days of a month have weekdays, and in a wide window seven columns. Others have years. */
  isMonth?: boolean
  namesMonth?: boolean
  isSkippedByTab?: boolean
}

export function DayList(props: DayListProps) {
  const { label, days, result, isMonth = false, namesMonth, isSkippedByTab } = props
  const today = useToday()
  const { bookmarks } = useBookmarks()
  const { posts, isFetching, error } = result
  const postByDay = new Map(posts.map((post) => [post.date, post]))
  const showsWeekday = useMediaQuery(breakpoints.narrowWall) && isMonth
  const weekStartsOn = firstWeekday(visitorLocale())
  const hasLoadedAll = !error && !isFetching
  return (
    <ul role="list" aria-label={label} className={`${tile.flush} ${styles.days}`}>
      {days.map((day) => {
        const post = postByDay.get(day)
        const number = isMonth ? String(Number(day.slice(8))) : day.slice(0, 4)
        const showsMonth = namesMonth && day === days[0]
        return (
          <li
            // Not the day, so that the next wall reuses the elements.
            key={number}
            style={{ '--weekday': isMonth ? weekColumn(day, weekStartsOn) : undefined }}
          >
            <DayTile
              day={day}
              post={post}
              isMissing={hasLoadedAll && !post}
              wallLabel={showsMonth ? formatDate(day, 'day and short month') : number}
              weekday={isMonth ? formatDate(day, 'weekday') : undefined}
              showsWeekday={showsWeekday}
              isToday={day === today}
              isBookmarked={bookmarks.has(day)}
              isSkippedByTab={isSkippedByTab}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** Hidden from screen readers, because each tile's accessible name has its weekday. */
export function Weekdays({ className = '' }: { className?: string | undefined }) {
  const weekStartsOn = firstWeekday(visitorLocale())
  return (
    <div
      className={`ui-no-print ui-small-print ${tile.flush} ${styles.weekdays} ${className}`}
      aria-hidden
    >
      {/* January 2001 began with a Monday. */}
      {daysOf('2001-01')
        .slice(weekStartsOn - 1, weekStartsOn + 6)
        .map((day) => (
          <span key={day}>{formatDate(day, 'weekday')}</span>
        ))}
    </div>
  )
}
