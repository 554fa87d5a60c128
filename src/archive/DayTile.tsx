import { Film, Heart } from 'lucide'
import { memo } from 'react'
import tile from '../entry/Tile.module.css'
import { Icon } from '../ui/Icon.tsx'
import { useFileLoad } from '../ui/file-load.ts'
import styles from './DayTile.module.css'
import type { Post } from './nasa-list/read-posts.ts'

interface DayTileProps {
  /** Undefined while NASA's list has none of the day. */
  post: Post | undefined
  /** Leads to the day. */
  path: string
  /** Only a wall's tiles have a number, with which their names begin. */
  number?: string
  weekday?: string | undefined
  /** Else it stands above the tile. */
  showsWeekday?: boolean
  subtitle?: string
  isSelected: boolean
  isToday?: boolean
  isBookmarked: boolean
  /** Shown where NASA's list does not have the day. */
  fallbackTitle?: string | undefined
  /** A press has brought the tile, or Back has led to it. */
  takesFocus: boolean
  sizes: string
}

function focus(link: HTMLElement | null) {
  link?.focus({ preventScroll: true })
}

/** A day of the archive as a link: the day's picture, if known, with badges and words over it. */
export const DayTile = memo(function DayTile(props: DayTileProps) {
  const { post, path, number, weekday, showsWeekday, subtitle, sizes } = props
  const { isSelected, isToday, isBookmarked, fallbackTitle = '', takesFocus } = props
  const { title = fallbackTitle, sources = [], alt, isPlayable = false } = post ?? {}
  const { status, failureCount, handleLoad, handleError } = useFileLoad(
    sources.map(({ url }) => url),
  )
  const source = sources[failureCount]
  const isOnWall = number !== undefined
  const kind = isOnWall ? `${tile.wall} ${source ? tile.covered : ''}` : ''
  // What is seen stands together in the name.
  const label = [number, showsWeekday && weekday].filter(Boolean).join(' ')
  const hasBadges = isOnWall || isPlayable || isBookmarked
  return (
    <a
      ref={takesFocus ? focus : undefined}
      href={path}
      className={`${tile.tile} ${styles.tile} ${kind} ${status === 'ready' ? tile.loaded : ''}`}
      aria-label={[
        label,
        title,
        subtitle,
        !showsWeekday && weekday,
        isToday && 'today',
        isPlayable && 'film',
        isBookmarked && 'bookmarked',
      ]
        .filter(Boolean)
        .join(', ')}
      aria-current={isSelected ? 'date' : undefined}
    >
      {source ? (
        <img
          // A failed picture must not be visible while the next one loads.
          key={source.url}
          className={`ui-cropped ${tile.media}`}
          alt={alt || title}
          // Before `srcset` and `src`, which start the request.
          loading="lazy"
          sizes={sizes}
          srcSet={source.srcset}
          src={source.url}
          onLoad={handleLoad}
          onError={handleError}
        />
      ) : (
        <span className={`${tile.media} ${styles.blank}`} />
      )}
      {hasBadges && (
        <span className={`ui-on-media ${styles.badges} ${isToday ? styles.today : ''}`}>
          {isOnWall && <b>{number}</b>}
          {/* The blank keeps number and weekday apart where the tile is read out. */}
          {showsWeekday && ' '}
          {showsWeekday && <small>{weekday}</small>}
          {isPlayable && <Icon icon={Film} />}
          {isBookmarked && <Icon icon={Heart} className="ui-set" />}
        </span>
      )}{' '}
      {(title || subtitle) && (
        <span className={`${tile.words} ${styles.caption}`}>
          <span className={`ui-clamped ${isOnWall ? '' : tile.title}`}>{title}</span>{' '}
          {subtitle && <time>{subtitle}</time>}
        </span>
      )}
    </a>
  )
})
