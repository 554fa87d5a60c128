import { CircleX } from 'lucide-react'
import { memo, useId, useRef } from 'react'
import { formatDay } from '../../apod/calendar.ts'
import { isDay } from '../../apod/day.ts'
import { altOf } from '../../apod/entry-text.ts'
import type { Bookmark, BookmarkKey } from '../../bookmarks/bookmark.ts'
import { removeWithUndo } from '../../bookmarks/removals.ts'
import { OpenableArticle, TitleButton } from '../../entry/OpenableArticle.tsx'
import { MediaOrNotice } from '../../media/EntryMedia.tsx'
import { Picture } from '../../media/Picture.tsx'
import { useMediaLoad } from '../../media/use-media-load.ts'
import { dayPathOf } from '../../navigation/address.ts'
import { openLayer } from '../../navigation/layers.ts'
import { truncate } from '../../text/plain-text.ts'
import { controlBeside } from '../../ui/focus.ts'
import { PlayableInTile } from './PlayableInTile.tsx'
import tile from '../../ui/Tile.module.css'

interface BookmarkTileProps {
  bookmark: Bookmark
  isPlaying: boolean
  onPlay: (key: BookmarkKey) => void
}

function focusNextWhenRemoved(button: HTMLButtonElement | null) {
  return () => {
    if (button && document.activeElement === button)
      controlBeside(button, '[name=remove]')?.focus({ preventScroll: true })
  }
}

export const BookmarkTile = memo(function BookmarkTile(props: BookmarkTileProps) {
  const { bookmark, isPlaying, onPlay } = props
  const { key, entry, note } = bookmark
  const titleId = useId()
  const titleRef = useRef<HTMLButtonElement>(null)
  const load = useMediaLoad(entry)
  const { media } = load
  const playable = 'url' in media ? media : undefined

  return (
    <OpenableArticle
      titleId={titleId}
      titleRef={titleRef}
      className={`${tile.tile} ${isPlaying ? tile.playing : ''}`}
      onOpen={() => openLayer('dialog', String(key))}
    >
      <div className={tile.media}>
        <MediaOrNotice entry={entry} load={load} lookUpPath={dayPathOf(entry.date)} isTile>
          {playable ? (
            <PlayableInTile
              entry={entry}
              media={playable}
              isPlaying={isPlaying}
              onPlay={() => onPlay(key)}
              onError={load.handleError}
            />
          ) : (
            <Picture load={load} fit="cropped" alt={altOf(entry)} hasTransition />
          )}
        </MediaOrNotice>
      </div>
      <div className={tile.words}>
        <h2 className={tile.title}>
          <TitleButton titleId={titleId} titleRef={titleRef} entry={entry} name="open" />
        </h2>
        <p>
          <time dateTime={entry.date}>{dateInWords(entry.date)}</time>
        </p>
        {note && (
          <p className={`ui-clamped ${tile.note}`} dir="auto">
            <span className="ui-visually-hidden">Note: </span>
            <span translate="no">{truncate(note, 100)}</span>
          </p>
        )}
      </div>
      <div className={`ui-no-print ui-on-media ${tile.remove}`}>
        <button
          ref={focusNextWhenRemoved}
          type="button"
          name="remove"
          className="ui-icon-button"
          title="Remove bookmark"
          aria-describedby={titleId}
          onClick={() => void removeWithUndo(key)}
        >
          <CircleX />
        </button>
      </div>
    </OpenableArticle>
  )
})

function dateInWords(date: string) {
  return isDay(date) ? formatDay(date, 'medium') : date
}
