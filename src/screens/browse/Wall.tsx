import type { ComponentProps } from 'react'
import { formatDate, visitorLocale } from '../../apod/calendar.ts'
import type { Day } from '../../apod/day.ts'
import { daysOf, firstWeekday, weekColumn } from '../../apod/month.ts'
import { useBookmarks } from '../../bookmarks/stored-bookmarks.ts'
import { goTo } from '../../navigation/history.ts'
import { useToday } from '../../navigation/today.ts'
import { hasFailed } from '../../service/queries.ts'
import { breakpoints } from '../../ui/breakpoints.ts'
import { useMediaQuery } from '../../ui/hooks.ts'
import { useAnnouncement } from '../../ui/messages.ts'
import { Select } from '../../ui/Select.tsx'
import { StepButtons, type Steps, useSwipe } from '../../ui/steps.tsx'
import { BrowseLayout, PostSlideshow, PostsNotice } from './BrowseLayout.tsx'
import { DayTile } from './DayTile.tsx'
import { LinkList } from './LinkList.tsx'
import type { PostsResult } from './nasa-list/nasa-list.ts'
import { useWallPosts, type WallRequest } from './nasa-list/use-wall-posts.ts'
import { SearchForm } from './SearchForm.tsx'
import tile from '../../ui/Tile.module.css'
import styles from './Wall.module.css'

export interface WallOfDays {
  name: string
  /** With a `month`, the wall has weekdays, and in a wide window seven columns. With a `monthDay`, years. */
  request: WallRequest
  days: readonly Day[]
  steps: Steps
  /** The words of the wall's name, such as `May` and `2010`, as selects that lead to other walls. */
  nameSelects: readonly NameSelect[]
}

interface NameSelect extends Omit<ComponentProps<typeof Select<string>>, 'onChange'> {
  pathTo: (value: string) => string
}

export function Wall({ wall }: { wall: WallOfDays }) {
  const { name, request, days, steps, nameSelects } = wall
  const result = useWallPosts(request, days)
  const showsLinks = useMediaQuery(breakpoints.column) && !result.isListError
  // The longer select, of years or days, is also a list of links.
  const links = showsLinks && nameSelects.find(({ options }) => options.length > 12)
  return (
    <BrowseLayout
      title={name}
      header={
        <>
          <div className={`ui-row ${styles.heading}`}>
            <h2 className="ui-visually-hidden">{name}</h2>
            {nameSelects.map(({ pathTo, ...select }) => (
              <Select {...select} key={select.label} onChange={(chosen) => goTo(pathTo(chosen))} />
            ))}
          </div>
          <StepButtons {...steps} variant="ui-icon-button" className={styles.steps} />
          <SearchForm />
          <PostSlideshow key={name} result={result} showsYears={!('month' in request)} />
          {links && <LinkList label={links.label} links={linksOf(links)} isGrid />}
        </>
      }
    >
      <WallTiles wall={wall} result={result} />
    </BrowseLayout>
  )
}

interface WallTilesProps {
  wall: WallOfDays
  result: PostsResult
  namesMonth?: boolean
}

export function WallTiles({ wall, result, namesMonth }: WallTilesProps) {
  const today = useToday()
  const { name, request, days, steps } = wall
  const isMonth = 'month' in request
  const { posts, isFetching, error } = result
  const { bookmarks } = useBookmarks()
  const postByDay = new Map(posts.map((post) => [post.date, post]))
  const hasColumns = !useMediaQuery(breakpoints.narrowWall) && isMonth
  const weekStartsOn = firstWeekday(visitorLocale())
  const announcement = hasFailed(result) ? '' : `Showing ${name}.`
  useAnnouncement(
    isFetching && (announcement === '' || posts.length === 0) ? 'Loading...' : announcement,
  )
  const hasLoadedAll = !error && !isFetching
  return (
    <>
      <PostsNotice result={result} />
      {hasColumns && (
        // Hidden, because each tile's accessible name has its weekday.
        <div className={`ui-small-print ${tile.flush} ${styles.weekdays}`} aria-hidden>
          {/* January 2001 began with a Monday. */}
          {daysOf('2001-01')
            .slice(weekStartsOn - 1, weekStartsOn + 6)
            .map((day) => (
              <span key={day}>{formatDate(day, 'weekday')}</span>
            ))}
        </div>
      )}
      <ul
        role="list"
        aria-label={name}
        {...useSwipe(steps)}
        className={`${tile.flush} ${styles.wall}`}
      >
        {days.map((day) => {
          const post = postByDay.get(day)
          const label = isMonth ? String(Number(day.slice(8))) : day.slice(0, 4)
          const showsMonth = namesMonth && day === days[0]
          return (
            <li
              // Not the day, so that the next wall reuses the elements.
              key={label}
              style={{ '--weekday': isMonth ? weekColumn(day, weekStartsOn) : undefined }}
            >
              <DayTile
                day={day}
                post={post}
                isMissing={hasLoadedAll && !post}
                wallLabel={showsMonth ? formatDate(day, 'day and short month') : label}
                weekday={isMonth ? formatDate(day, 'weekday') : undefined}
                showsWeekday={isMonth && !hasColumns}
                isToday={day === today}
                isBookmarked={bookmarks.has(day)}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}

const linksOf = ({ options, value: current, pathTo }: NameSelect) =>
  options.map(({ label, value }) => ({ label, path: pathTo(value), isCurrent: value === current }))
