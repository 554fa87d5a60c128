import { Film, Heart } from 'lucide'
import { type ReactNode, useMemo, useRef } from 'react'
import { useBookmark } from '../bookmarks/bookmark-store.ts'
import tile from '../entry/Tile.module.css'
import { Picture } from '../media/Picture.tsx'
import { useMediaLoad } from '../media/use-media-load.ts'
import { pathOf } from '../navigation/path-of.ts'
import { useHistoryState } from '../navigation/rendered-location.ts'
import { useFocusWhen } from '../ui/hooks.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './DayTile.module.css'
import { asEntry, type ListedDay } from './nasa-list/read-posts.ts'

interface DayTileProps {
  listed: ListedDay
  /** The tile's name begins with this, as its signs do: a number, a weekday. */
  label?: string
  /** Stands below the title. */
  subtitle?: string
  /** Whether it is the day that was shown before. */
  isSelected: boolean
  isToday?: boolean
  /** A press has brought the tile. */
  takesFocus?: boolean
  /** For the browser to choose from a picture's widths. */
  sizes: string
  /** Signs before the heart of a bookmarked day. */
  children?: ReactNode
}

/** A day of the archive as a link: the day's picture, if known, with signs and words over it. */
export function DayTile(props: DayTileProps) {
  const { listed, label, subtitle, isSelected, isToday, takesFocus, sizes, children } = props
  const { day, title, isFilm = false } = listed
  const entry = useMemo(() => asEntry(listed), [listed])
  const load = useMediaLoad(entry)
  const hasPicture = load.media.kind === 'picture' && load.status !== 'failed'
  const isBookmarked = useBookmark(day) !== undefined
  const link = useRef<HTMLAnchorElement>(null)
  const path = pathOf({ screen: 'day', date: day })
  // After Back from this day the tile has the focus, too.
  const wasLastLink = useHistoryState(({ lastLink }) => lastLink === path)
  useFocusWhen(link, takesFocus || wasLastLink)
  return (
    <a
      ref={link}
      href={path}
      className={`${tile.tile} ${hasPicture ? tile.covered : styles.blank} ${styles.tile}`}
      aria-label={[label, title, subtitle, isFilm && 'film', isBookmarked && 'bookmarked']
        .filter(Boolean)
        .join(', ')}
      aria-current={isSelected ? 'date' : undefined}
    >
      {hasPicture && (
        <span className={tile.media}>
          <Picture entry={entry} load={load} fit="cropped" sizes={sizes} />
        </span>
      )}
      <span className={`${styles.badges} ${isToday ? styles.today : ''}`}>
        {children}
        {isFilm && <Icon icon={Film} />}
        {isBookmarked && <Icon icon={Heart} className="ui-set" />}
      </span>{' '}
      {(title || subtitle) && (
        <span className={`${tile.words} ${styles.caption}`}>
          <span className="ui-clamped">{title}</span>{' '}
          {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
        </span>
      )}
    </a>
  )
}
