import { CircleX } from 'lucide-react'
import { memo, type MouseEvent, useId, useRef } from 'react'
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

export const BookmarkTile = memo(function BookmarkTile(props: BookmarkTileProps) {
  const { bookmark, isPlaying, onPlay } = props
  const { key, entry, note } = bookmark
  const titleId = useId()
  const titleRef = useRef<HTMLButtonElement>(null)
  const load = useMediaLoad(entry)
  const { media } = load
  const playable = 'url' in media ? media : undefined

  async function remove(press: MouseEvent<HTMLButtonElement>) {
    const button = press.currentTarget
    const next = controlBeside(button, '[name=remove]')
    const isRemoved = await removeWithUndo(key)
    if (isRemoved && document.activeElement === button) next?.focus({ preventScroll: true })
  }

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
          <time dateTime={entry.date}>{entry.date}</time>
        </p>
        {note && (
          <p className={`ui-clamped ${tile.note}`} dir="auto">
            <span className="ui-visually-hidden">Note: </span>
            <span>{truncate(note, 100)}</span>
          </p>
        )}
      </div>
      <div className={`ui-no-print ui-on-media ${tile.remove}`}>
        <button
          type="button"
          name="remove"
          className="ui-icon-button"
          title="Remove bookmark"
          aria-describedby={titleId}
          onClick={(press) => void remove(press)}
        >
          <CircleX />
        </button>
      </div>
    </OpenableArticle>
  )
})
