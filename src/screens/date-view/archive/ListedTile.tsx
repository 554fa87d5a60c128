import { Heart } from 'lucide'
import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'wouter'
import { sourcesOf } from '../../../apod/picture-sources.ts'
import { useIsBookmarked } from '../../../bookmarks/bookmark-store.ts'
import { useTakenFocus } from '../../../entry/grid/use-taken-focus.ts'
import { dayPath } from '../../../navigation/address.ts'
import type { ListedPicture } from '../../../service/archive/read-posts.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './ListedTile.module.css'

interface ListedTileProps {
  listed: ListedPicture
  /** The day that was shown before. */
  isShownDay?: boolean
  /** After the way back from its day. */
  takesFocus: boolean
  onOpen: () => void
  onFocus: () => void
  /** Its parent's style of a tile. */
  className?: string | undefined
  /** For the browser to choose from a picture's widths. */
  sizes: string
  /** What stands over the picture; receives the heart of a bookmarked day. */
  children: (heart: ReactNode) => ReactNode
}

/** A day of the archive as a link: its picture, if it is known, and its parent's words over it. */
export function ListedTile(props: ListedTileProps) {
  const { listed, isShownDay, takesFocus, onOpen, onFocus, className, sizes, children } = props
  const { day, title, picture } = listed
  const isBookmarked = useIsBookmarked(day)
  const words = [dayInWords(day), title, isBookmarked && 'Bookmarked']
  const link = useRef<HTMLAnchorElement>(null)
  useTakenFocus(link, takesFocus)
  return (
    <Link
      ref={link}
      href={dayPath(day)}
      className={`${styles.tile} ${picture === null ? styles.blank : ''} ${className ?? ''}`}
      aria-label={words.filter(Boolean).join(', ')}
      aria-current={isShownDay ? 'date' : undefined}
      onClick={onOpen}
      onFocus={onFocus}
    >
      {picture !== null && <ListedImage key={picture} picture={picture} sizes={sizes} />}
      {children(isBookmarked && <Icon icon={Heart} />)}
    </Link>
  )
}

/** Its link has its name. */
function ListedImage({ picture, sizes }: { picture: string; sizes: string }) {
  const [failures, setFailures] = useState(0)
  const source = sourcesOf(picture)[failures]
  return (
    source && (
      <img
        key={source.url}
        className={`cropped ${styles.picture}`}
        alt=""
        loading="lazy"
        sizes={sizes}
        srcSet={source.srcset}
        src={source.url}
        onError={() => setFailures(failures + 1)}
      />
    )
  )
}

/** A day in the visitor's language, in full or without its weekday. */
export function dayInWords(day: string, dateStyle: 'full' | 'long' = 'full'): string {
  const format = new Intl.DateTimeFormat(undefined, { dateStyle, timeZone: 'UTC' })
  return format.format(new Date(day))
}
