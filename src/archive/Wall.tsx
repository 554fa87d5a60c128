import { addDays, formatDay, visitorLanguage } from '../apod/calendar.ts'
import type { Day } from '../apod/day.ts'
import { firstWeekday, weekColumn } from '../apod/month.ts'
import { useBookmarks } from '../bookmarks/bookmarks-query.ts'
import type { ScreenProps } from '../navigation/selected-date.ts'
import { pathOf } from '../navigation/address.ts'
import type { OrderOf } from '../navigation/routes.ts'
import { useVisit } from '../navigation/visits.ts'
import { FailureNotice } from '../ui/FailureNotice.tsx'
import { useMediaQuery } from '../ui/hooks.ts'
import { useAnnouncement } from '../ui/messages.ts'
import { StepButtons, type Steps, useSwipe } from '../ui/steps.tsx'
import { windows } from '../ui/windows.ts'
import { ArchiveLayout, ArchiveSlideshow, fillingSentence } from './ArchiveLayout.tsx'
import { DayTile } from './DayTile.tsx'
import { askListAgain } from './nasa-list/nasa-list.ts'
import { useWallList, type WallRequest } from './nasa-list/wall-list.ts'
import { PathSelect, type PathSelectProps } from './PathSelect.tsx'
import { SearchForm } from './SearchForm.tsx'
import styles from './Wall.module.css'

/** What there is to show of a month, or of a day in all years, before anything is asked. */
export interface WallOfDays {
  name: string
  request: WallRequest
  /** In the order of their tiles. */
  days: readonly Day[]
  /** A month's tiles have numbers and weekdays, and in a wide window columns; others have years. */
  isMonth: boolean
  steps: Steps
  /** The two words of the wall's name, `May` and `2010`; others in their place lead to other walls. */
  nameSelects: readonly PathSelectProps[]
  /** The order of a day in all years; a month has none. */
  orderSelect?: PathSelectProps<OrderOf<'anniversary'>>
}

interface WallProps extends ScreenProps {
  wall: WallOfDays
  /** What is wrong with the address, if anything. */
  advice: string | undefined
}

/** A screen of days as tiles, shown before their pictures are known, and without them. */
export function Wall({ wall, advice, today, selectedDate }: WallProps) {
  const { name, days, steps, isMonth } = wall
  const listed = useWallList(wall, today)
  const { posts, list, filling } = listed
  const failed = [list, filling].find(({ error }) => error)
  const isListed = !list.isComing && !list.error && !filling.isComing
  const postByDay = new Map(posts.map((post) => [post.day, post]))
  const { bookmarks } = useBookmarks()
  const pressedLink = useVisit('pressedLink')
  const hasColumns = !useMediaQuery(windows.narrow) && isMonth
  const first = firstWeekday(visitorLanguage())
  const sentence = failed ? '' : `${name} is shown.`
  useAnnouncement(list.isComing || failed?.isComing ? 'Loading...' : sentence)
  return (
    <ArchiveLayout
      title={name}
      head={<WallHead {...wall} />}
      tools={
        <>
          <SearchForm />
          <ArchiveSlideshow
            key={name}
            listed={listed}
            showsYears={!isMonth}
            onLastPicture={askListAgain}
          />
        </>
      }
      today={today}
      selectedDate={selectedDate}
    >
      {advice && <p className="ui-notice">{advice}</p>}
      {failed && (
        <FailureNotice
          sentence={list.error ? listSentence : fillingSentence}
          isTryingAgain={failed.isComing}
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
      <ul role="list" {...useSwipe(steps)} className={styles.wall}>
        {days.map((day) => {
          const path = pathOf({ screen: 'day', date: day })
          const number = isMonth ? String(Number(day.slice(8))) : day.slice(0, 4)
          return (
            <li
              // A step to another wall changes the tiles in place.
              key={number}
              style={{ '--weekday': isMonth ? weekColumn(day, first) : undefined }}
            >
              <DayTile
                post={postByDay.get(day)}
                fallbackTitle={isListed && !postByDay.has(day) ? formatDay(day, 'long') : undefined}
                path={path}
                number={number}
                weekday={isMonth ? formatDay(day, 'weekday') : undefined}
                showsWeekday={isMonth && !hasColumns}
                isSelected={day === selectedDate}
                isToday={day === today}
                isBookmarked={bookmarks.has(day)}
                takesFocus={path === pressedLink}
                // The width of a tile; a wider picture is cropped to it.
                sizes={`${windows.phone} 33vw, ${windows.narrow} 25vw, 14vw`}
              />
            </li>
          )
        })}
      </ul>
    </ArchiveLayout>
  )
}

const listSentence = 'NASA’s list can’t be reached. The days below still open.'

/** A wall's name as two selects that look like a heading, the steps, and the order of its days. */
function WallHead({ name, nameSelects, orderSelect, steps }: WallOfDays) {
  return (
    <>
      <div className={`ui-row ${styles.heading}`}>
        <h2 className="ui-visually-hidden">{name}</h2>
        {nameSelects.map((select) => (
          <PathSelect key={select.label} {...select} />
        ))}
      </div>
      <div className={styles.steps}>
        <StepButtons {...steps} variant="ui-icon-button" />
      </div>
      {orderSelect && <PathSelect {...orderSelect} />}
    </>
  )
}
