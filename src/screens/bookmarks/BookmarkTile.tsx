import { CircleX, Play } from 'lucide-react'
import { memo, useId, useRef } from 'react'
import { formatDate } from '../../apod/calendar.ts'
import { altOf, titleOf } from '../../apod/entry-text.ts'
import { isPlayable } from '../../apod/media.ts'
import type { Bookmark, BookmarkKey } from '../../bookmarks/bookmark.ts'
import { removeWithUndo } from '../../bookmarks/removals.ts'
import { OpenableArticle, TitleButton } from '../../entry/OpenableArticle.tsx'
import { MediaOrNotice } from '../../media/EntryMedia.tsx'
import { useMediaFiles } from '../../media/files.ts'
import { Picture } from '../../media/Picture.tsx'
import { Playable } from '../../media/Playable.tsx'
import { usePicture } from '../../media/use-picture.ts'
import { dayPathOf } from '../../navigation/address.ts'
import { openLayer } from '../../navigation/layers.ts'
import { truncate } from '../../text/plain-text.ts'
import tile from '../../ui/Tile.module.css'
import styles from './BookmarkGrid.module.css'

interface BookmarkTileProps {
  bookmark: Bookmark
  isPlaying: boolean
  onPlay: (key: BookmarkKey) => void
}

function focusNextWhenRemoved(button: HTMLElement | null) {
  return () => {
    const item = document.activeElement === button ? button?.closest('li') : undefined
    const next = item?.nextElementSibling ?? item?.previousElementSibling
    next?.querySelector<HTMLElement>('[name=remove]')?.focus({ preventScroll: true })
  }
}

export const BookmarkTile = memo(function BookmarkTile(props: BookmarkTileProps) {
  const { bookmark, isPlaying, onPlay } = props
  const { key, entry, note } = bookmark
  const titleId = useId()
  const titleRef = useRef<HTMLButtonElement>(null)
  const files = useMediaFiles(entry)
  const { media, file, handleError } = files
  const picture = usePicture({ of: String(key), file, alt: altOf(entry), onError: handleError })

  return (
    <OpenableArticle
      date={entry.date}
      titleId={titleId}
      titleRef={titleRef}
      className={tile.tile}
      onOpen={() => openLayer('entry', String(key))}
    >
      <div className={tile.media}>
        <MediaOrNotice entry={entry} files={files} lookUpPath={dayPathOf(entry.date)} isTile>
          {media.kind === 'picture' && <Picture picture={picture} fit="cover" hasTransition />}
          {isPlayable(media) && isPlaying && (
            <Playable autoPlay entry={entry} media={media} fit="cover" onError={handleError} />
          )}
          {isPlayable(media) && !isPlaying && (
            <>
              {media.poster && (
                <img
                  className="ui-cover"
                  alt=""
                  loading="lazy"
                  fetchPriority="low"
                  src={media.poster}
                />
              )}
              <button
                type="button"
                className="ui-on-media ui-round-button"
                title={`Play ${titleOf(entry)}`}
                onClick={() => onPlay(key)}
              >
                <Play />
              </button>
            </>
          )}
        </MediaOrNotice>
      </div>
      <div className={tile.text}>
        <p>
          <time dateTime={entry.date}>{formatDate(entry.date, 'medium')}</time>
        </p>
        <h2 id={titleId} className={tile.title}>
          <TitleButton titleRef={titleRef} entry={entry} name="open" />
        </h2>
        {note && (
          <p className={`ui-clamped ${styles.note}`} dir="auto">
            <span className="ui-visually-hidden">Note: </span>
            <span translate="no">{truncate(note, 100)}</span>
          </p>
        )}
      </div>
      <button
        ref={focusNextWhenRemoved}
        type="button"
        name="remove"
        className={`ui-icon-button ${styles.remove}`}
        title="Remove bookmark"
        aria-describedby={titleId}
        onClick={() => void removeWithUndo(key)}
      >
        <CircleX strokeWidth={1.5} />
      </button>
    </OpenableArticle>
  )
})
