import { type ReactNode, useId, useRef, useState } from 'react'
import type { Entry } from '../../../apod/entry.ts'
import { titleOf } from '../../../apod/text.ts'
import { FilmInTile } from './FilmInTile.tsx'
import styles from '../../../entry/Tile.module.css'
import { MediaOrNotice } from '../../../entry/media/MediaOrNotice.tsx'
import { Picture } from '../../../entry/media/Picture.tsx'
import { useMedia } from '../../../entry/media/use-media.ts'
import { openOnClick } from '../../../entry/open-on-click.ts'
import { useTakenFocus } from '../../../ui/use-taken-focus.ts'

interface EntryTileProps {
  entry: Entry
  /** The button in the corner; receives the title's id for `aria-describedby`. */
  action: (titleId: string) => ReactNode
  /** Shown if the media can't be loaded. */
  fallbackAction?: ReactNode
  /** Beside the date. */
  mark?: ReactNode
  /** Its title has the focus now. */
  takesFocus?: boolean
  /** Opens the entry's dialog. */
  onOpen: () => void
}

/** A stored entry as a tile of a list: its media, with the title and date over them. */
export function EntryTile(props: EntryTileProps) {
  const { entry, action, fallbackAction, mark, takesFocus = false, onOpen } = props
  const opener = useRef<HTMLButtonElement>(null)
  useTakenFocus(opener, takesFocus)
  const titleId = useId()
  const loaded = useMedia(entry, true)
  const { media, state } = loaded
  const url = media.kind === 'film' || media.kind === 'player' ? media.url : undefined
  const [played, setPlayed] = useState<string>()
  const isPlaying = played !== undefined && played === url
  // Nothing covers a message, or a player's own buttons.
  const isCovered = !isPlaying && state !== 'failed' && media.kind !== 'none'

  return (
    // Keyboard users have the title's button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <article
      className={`${styles.tile} ${isCovered ? styles.covered : ''} ${isPlaying ? styles.playing : ''}`}
      aria-labelledby={titleId}
      onClick={(event) => openOnClick(event, opener.current, onOpen)}
    >
      <div className={styles.media}>
        <MediaOrNotice entry={entry} loaded={loaded} fallbackAction={fallbackAction} isSmall>
          {media.kind === 'picture' && <Picture entry={entry} loaded={loaded} fit="cropped" />}
          {(media.kind === 'film' || media.kind === 'player') && (
            <FilmInTile
              entry={entry}
              media={media}
              isPlaying={isPlaying}
              onPlay={() => setPlayed(media.url)}
              onError={loaded.onError}
            />
          )}
        </MediaOrNotice>
        {state === 'loading' && <span className="shimmer" aria-hidden />}
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <button ref={opener} type="button" id={titleId} aria-haspopup="dialog">
            <span className="clamped">{titleOf(entry)}</span>
          </button>
        </h2>
        <p className={styles.day}>
          <time dateTime={entry.date}>{entry.date}</time>
          {mark}
        </p>
      </div>
      <div className={styles.action}>{action(titleId)}</div>
    </article>
  )
}
