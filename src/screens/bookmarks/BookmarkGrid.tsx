import { useMutation } from '@tanstack/react-query'
import { CircleX, Play } from 'lucide-react'
import { memo, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { formatDate } from '../../apod/calendar.ts'
import { altOf, titleOf } from '../../apod/entry-text.ts'
import { isPlayable } from '../../apod/media.ts'
import type { Bookmark, BookmarkKey } from '../../bookmarks/bookmark.ts'
import { bookmarkRemoval } from '../../bookmarks/removal.ts'
import { OpenableArticle, TitleButton } from '../../entry/OpenableArticle.tsx'
import { MediaOrNotice } from '../../media/EntryMedia.tsx'
import { useMediaFiles } from '../../media/files.ts'
import { Playable, playerId } from '../../media/Playable.tsx'
import { TilePicture } from '../../media/TilePicture.tsx'
import { dayPathOf } from '../../navigation/address.ts'
import { openLayer } from '../../navigation/layers.ts'
import { updateVisit } from '../../navigation/visits.ts'
import { truncate } from '../../text/plain-text.ts'
import { breakpoints } from '../../ui/breakpoints.ts'
import { focusIds, focusNext } from '../../ui/focus.ts'
import { useIsCovered } from '../../ui/front-dialog.ts'
import { useIsPrinting } from '../../ui/hooks.ts'
import { ListEnd } from '../../ui/ListEnd.tsx'
import { ignoreHeldKey } from '../../ui/shortcuts.ts'
import type { BookmarkList } from './bookmark-list.ts'
import tile from '../../ui/Tile.module.css'
import styles from './BookmarkGrid.module.css'

const sizes = `${breakpoints.phone} 85vw, 30rem`

export function BookmarkGrid({ list }: { list: BookmarkList }) {
  const { found, tileCount } = list
  const [playingKey, setPlayingKey] = useState<BookmarkKey>()
  const canPlay = !useIsCovered() && found.some(({ key }) => key === playingKey)
  if (playingKey !== undefined && !canPlay) setPlayingKey(undefined)
  const gridRef = useReturnToTile(list)
  const isPrinting = useIsPrinting()

  return (
    <>
      <ul role="list" ref={gridRef} className={`${tile.flush} ${tile.grid} ${styles.grid}`}>
        {found.slice(0, isPrinting ? found.length : tileCount).map((bookmark, index) => (
          <li key={bookmark.key} aria-setsize={found.length} aria-posinset={index + 1}>
            <BookmarkTile
              bookmark={bookmark}
              neighbourKey={(found[index + 1] ?? found[index - 1])?.key}
              isPlaying={bookmark.key === playingKey}
              onPlay={setPlayingKey}
            />
          </li>
        ))}
      </ul>
      {tileCount < found.length && <ListEnd onReached={list.showMore} />}
    </>
  )
}

/** Scrolls to the open bookmark's tile. Once the dialog closes, focuses it, or what took its place. */
function useReturnToTile({ openIndex, found, tileCount }: BookmarkList) {
  const grid = useRef<HTMLUListElement>(null)
  const lastOpenIndex = useRef(-1)
  useLayoutEffect(() => {
    const isClosed = openIndex < 0
    const index = isClosed ? Math.min(lastOpenIndex.current, found.length - 1) : openIndex
    // Only now, because nobody sees the tiles below a dialog.
    if (isClosed && index >= tileCount) return updateVisit({ tileCount: index + 1 })
    const item = grid.current?.children[index]
    if (lastOpenIndex.current >= 0) item?.scrollIntoView({ block: 'nearest' })
    if (isClosed && index >= 0) focusNext(focusIds.tileTitle(found[index]?.key))
    lastOpenIndex.current = openIndex
  }, [openIndex, found, tileCount])
  return grid
}

interface BookmarkTileProps {
  bookmark: Bookmark
  /** Of the next bookmark or, after the last one, of the previous. */
  neighbourKey: BookmarkKey | undefined
  isPlaying: boolean
  onPlay: (key: BookmarkKey) => void
}

const BookmarkTile = memo(function BookmarkTile(props: BookmarkTileProps) {
  const { bookmark, neighbourKey, isPlaying, onPlay } = props
  const { key, entry, note } = bookmark
  const titleId = useId()
  const removeButton = useRef<HTMLButtonElement>(null)
  const handleRemoval = useEffectEvent(() => {
    if (document.activeElement === removeButton.current)
      focusNext(focusIds.removeButton(neighbourKey))
  })
  useLayoutEffect(() => handleRemoval, [])
  const open = () => openLayer('entry', String(key))
  const { mutate: remove } = useMutation(bookmarkRemoval)
  const files = useMediaFiles(entry, { isTile: true })
  const { media, file, handleError } = files

  return (
    <OpenableArticle date={String(key)} titleId={titleId} className={tile.tile} onOpen={open}>
      <div className={tile.media}>
        <MediaOrNotice entry={entry} files={files} lookUpPath={dayPathOf(entry.date)} isTile>
          {media.kind === 'picture' && file && (
            <TilePicture file={file} alt={altOf(entry)} sizes={sizes} onError={handleError} />
          )}
          {isPlayable(media) && isPlaying && (
            <Playable autoPlay entry={entry} media={media} onError={handleError} />
          )}
          {isPlayable(media) && !isPlaying && (
            <>
              {media.poster && <img className="ui-fill" alt="" loading="lazy" src={media.poster} />}
              <button
                type="button"
                className="ui-on-media ui-round-button"
                title={`Play ${titleOf(entry)}`}
                onClick={() => {
                  onPlay(key)
                  focusNext(playerId)
                }}
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
          <TitleButton id={focusIds.tileTitle(key)} entry={entry} onOpen={open} />
        </h2>
        {note && (
          <p className={`ui-clamped ${styles.note}`} dir="auto">
            <span className="ui-visually-hidden">Note: </span>
            <span translate="no">{truncate(note, 100)}</span>
          </p>
        )}
      </div>
      <button
        ref={removeButton}
        id={focusIds.removeButton(key)}
        type="button"
        className={`ui-icon-button ${styles.remove}`}
        title="Remove bookmark"
        aria-describedby={titleId}
        // A double click's second click would remove the next bookmark, which has come under the pointer.
        onClick={({ detail }) => detail < 2 && remove(key)}
        onKeyDown={ignoreHeldKey}
      >
        <CircleX strokeWidth={1.5} />
      </button>
    </OpenableArticle>
  )
})
