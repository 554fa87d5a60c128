import { CircleX } from 'lucide'
import { memo, type ReactNode, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import { isDay } from '../../apod/day.ts'
import type { Entry } from '../../apod/entry.ts'
import { titleOf } from '../../apod/text.ts'
import type { Bookmark } from '../bookmark.ts'
import { removeWithUndo } from '../undo/undo.ts'
import { MediaOrNotice } from '../../entry/media/EntryMedia.tsx'
import { Picture } from '../../entry/media/Picture.tsx'
import { useMedia } from '../../entry/media/use-media.ts'
import { openOnClick } from '../../entry/open-on-click.ts'
import tile from '../../entry/Tile.module.css'
import { dayPath } from '../../navigation/address.ts'
import { open } from '../../navigation/layers.ts'
import { Icon } from '../../ui/Icon.tsx'
import { FilmInTile } from './FilmInTile.tsx'

/** A bookmark's media, with its title and date over them. */
export const BookmarkTile = memo(function BookmarkTile({ bookmark }: { bookmark: Bookmark }) {
  const { key, entry, note } = bookmark
  const titleId = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const loaded = useMedia(entry, true)
  const { media, state } = loaded
  const film = 'url' in media ? media : undefined
  const [played, setPlayed] = useState<string>()
  const isPlaying = film !== undefined && film.url === played
  // Words lie over a picture that is there, and never over a message or a player's own buttons.
  const isCovered = !isPlaying && state === 'there' && media.kind !== 'none'

  return (
    // Keyboard users have the title's button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <article
      className={`${tile.tile} ${isCovered ? tile.covered : ''} ${isPlaying ? tile.playing : ''}`}
      aria-labelledby={titleId}
      onClick={(event) => openOnClick(event, opener.current, () => open('open', String(key)))}
    >
      <div className={tile.media}>
        <MediaOrNotice entry={entry} loaded={loaded} fallbackAction={lookUpAgainLink(entry)} isTile>
          {film ? (
            <FilmInTile
              entry={entry}
              media={film}
              isPlaying={isPlaying}
              onPlay={() => setPlayed(film.url)}
              onStop={() => setPlayed(undefined)}
              onError={loaded.onError}
            />
          ) : (
            <Picture entry={entry} loaded={loaded} fit="cropped" moves />
          )}
        </MediaOrNotice>
        {state === 'loading' && <span className="shimmer" aria-hidden />}
      </div>
      <div className={tile.words}>
        <h2 className={tile.title}>
          <button ref={opener} type="button" name="open" id={titleId} aria-haspopup="dialog">
            <span className="clamped">{titleOf(entry)}</span>
          </button>
        </h2>
        <p>
          <time dateTime={entry.date}>{entry.date}</time>
        </p>
        {note && (
          <p className={`clamped ${tile.note}`} dir="auto">
            <span className="visually-hidden">Note: </span>
            <span>{note.slice(0, 100)}</span>
          </p>
        )}
      </div>
      <div className={`screen-only ${tile.action}`}>
        <button
          type="button"
          name="remove"
          className="icon-button"
          title="Remove bookmark"
          aria-describedby={titleId}
          onClick={(event) => void removeWithUndo(key, event)}
        >
          <Icon icon={CircleX} />
        </button>
      </div>
    </article>
  )
})

/** A link for a bookmark whose media can't be loaded, since its URL may have changed; none without a valid day. */
export function lookUpAgainLink({ date }: Entry): ReactNode {
  return isDay(date) ? (
    <Link className="quiet-button" href={dayPath(date)}>
      Look it up again
    </Link>
  ) : undefined
}
