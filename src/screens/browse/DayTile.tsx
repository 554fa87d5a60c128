import { Film, Heart, Image } from 'lucide-react'
import { memo } from 'react'
import { formatDate } from '../../apod/calendar.ts'
import type { Day } from '../../apod/day.ts'
import { tileSourcesOf } from '../../apod/media.ts'
import { useFiles } from '../../media/files.ts'
import { TilePicture } from '../../media/TilePicture.tsx'
import { pathOf } from '../../navigation/address.ts'
import { useIsPressedLink } from '../../navigation/visits.ts'
import { breakpoints } from '../../ui/breakpoints.ts'
import { takeFocus } from '../../ui/focus.ts'
import { useRememberedPicture } from '../../ui/picture-transition.ts'
import type { Post } from './nasa-list/posts.ts'
import tile from '../../ui/Tile.module.css'

interface DayTileProps {
  day: Day
  post: Post | undefined
  /** Whether NASA's list doesn't have the day. */
  isMissing?: boolean
  /** The day of the month, or the year. Undefined except on a wall. */
  wallLabel?: string
  weekday?: string | undefined
  /** Otherwise, only screen readers get the weekday. */
  showsWeekday?: boolean
  isToday?: boolean
  isBookmarked: boolean
  isSkippedByTab?: boolean | undefined
}

const wallSizes = `${breakpoints.phone} 33vw, 14vw`
const gridSizes = `${breakpoints.phone} 50vw, 24rem`

export const DayTile = memo(function DayTile(props: DayTileProps) {
  const { day, post, isMissing, wallLabel, weekday, showsWeekday } = props
  const { isToday, isBookmarked, isSkippedByTab } = props
  const path = pathOf({ screen: 'day', date: day })
  const wasPressed = useIsPressedLink(path)
  const { title, picture, isPlayable = false } = post ?? {}
  const isOnWall = wallLabel !== undefined
  const sizes = isOnWall ? wallSizes : gridSizes
  const remembered = useRememberedPicture(day)
  const sources = tileSourcesOf(picture)
  const { file, handleError } = useFiles(remembered ? [remembered, ...sources] : sources)
  return (
    <a
      ref={wasPressed ? takeFocus : undefined}
      href={path}
      data-date={day}
      tabIndex={isSkippedByTab ? -1 : undefined}
      className={`${tile.tile} ${isOnWall ? tile.wall : ''} ${file ? tile.pictured : ''}`}
    >
      {file ? (
        <TilePicture
          key={day}
          file={file}
          className={tile.media}
          sizes={sizes}
          onError={handleError}
        />
      ) : (
        <span className={tile.media}>{isMissing && <Image opacity={0.5} />}</span>
      )}
      {/* The spaces separate the words of the link's name. */}
      {(isOnWall || isPlayable || isBookmarked) && (
        <span className={`ui-on-media ${tile.badges} ${isToday ? tile.today : ''}`}>
          {isOnWall && <b>{wallLabel}</b>}{' '}
          {weekday && <small className={showsWeekday ? '' : 'ui-visually-hidden'}>{weekday}</small>}{' '}
          {isToday && <span className="ui-visually-hidden">today</span>}{' '}
          {isPlayable && <Film role="img" aria-label="video" />}{' '}
          {isBookmarked && (
            <Heart role="img" aria-label="bookmarked" className="ui-accent" fill="currentColor" />
          )}
        </span>
      )}{' '}
      {(title || !isOnWall) && (
        <span className={tile.text}>
          {!isOnWall && <time dateTime={day}>{formatDate(day, 'medium')}</time>}{' '}
          <span className={`ui-clamped ${isOnWall ? '' : tile.title}`}>{title}</span>
        </span>
      )}
    </a>
  )
})
